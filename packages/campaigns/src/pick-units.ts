import { type Pile, splitPile } from './pile';

/** Takes so many units off the front of ordered piles; of the last pile perhaps only a part. */
export function pickUnits(
  piles: readonly Pile[],
  units: number,
): { readonly picked: readonly Pile[]; readonly rest: readonly Pile[] } {
  const picked: Pile[] = [];
  const rest: Pile[] = [];
  let wanted = units;
  for (const pile of piles) {
    const split = splitPile(pile, wanted);
    picked.push(...split.taken);
    rest.push(...split.rest);
    wanted -= Math.min(wanted, pile.units);
  }
  return { picked, rest };
}
