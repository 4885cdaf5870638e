import type { Pile } from './pile';

/** Takes so many units off the front of piles: how many of each; of the last perhaps only a part. */
export function pickUnits(piles: readonly Pile[], units: number): ReadonlyMap<Pile, number> {
  const picked = new Map<Pile, number>();
  let wanted = units;
  for (const pile of piles) {
    if (wanted <= 0) break;
    picked.set(pile, Math.min(wanted, pile.units));
    wanted -= pile.units;
  }
  return picked;
}
