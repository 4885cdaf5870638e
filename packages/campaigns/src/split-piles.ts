import { allocate, zeroCents } from '@comanda/kernel';
import type { PickedUnits } from './pick-units';
import type { Pile } from './pile';

/** All piles, and those that stand apart among them; both in the order the piles had. */
export type SplitPiles = { readonly all: readonly Pile[]; readonly taken: readonly Pile[] };

/** Splits piles so that the units to take stand apart, and says which those are; everything keeps its order. */
export function splitPiles(
  piles: readonly Pile[],
  picked: readonly PickedUnits[],
  use?: Pile['use'],
): SplitPiles {
  const all: Pile[] = [];
  const taken: Pile[] = [];
  for (const pile of piles) {
    const pick = picked.find((each) => each.pile === pile);
    if (!pick) {
      all.push(pile);
      continue;
    }
    const [part, rest] = splitPile(pick, use);
    taken.push(part);
    all.push(part);
    if (rest) all.push(rest);
  }
  return { all, taken };
}

function splitPile({ pile, units }: PickedUnits, use = pile.use): [part: Pile, rest?: Pile] {
  const { line } = pile;
  const others = pile.units - units;
  if (others === 0) return [{ line, units, left: pile.left, use }];
  const [left = zeroCents, leftOfOthers = zeroCents] = allocate(pile.left, [units, others]);
  return [
    { line, units, left, use },
    { line, units: others, left: leftOfOthers, use: pile.use },
  ];
}
