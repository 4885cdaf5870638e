import type { Pile } from './pile';

/** So many units of a pile, perhaps all. */
export type PickedUnits = { readonly pile: Pile; readonly units: number };

/** Takes so many units off the front of piles; of the last perhaps only a part. */
export function pickUnits(piles: readonly Pile[], units: number): PickedUnits[] {
  const picked: PickedUnits[] = [];
  let wanted = units;
  for (const pile of piles) {
    if (wanted <= 0) break;
    picked.push({ pile, units: Math.min(wanted, pile.units) });
    wanted -= pile.units;
  }
  return picked;
}
