import { allocate, zeroCents } from '@comanda/kernel';
import type { Pile } from './pile';

/** Splits piles so that the units to take stand apart, and says which those are; everything keeps its order. */
export function splitPiles(
  piles: readonly Pile[],
  units: ReadonlyMap<Pile, number>,
): { readonly all: readonly Pile[]; readonly taken: readonly Pile[] } {
  const all: Pile[] = [];
  const taken: Pile[] = [];
  for (const pile of piles) {
    const wanted = units.get(pile) ?? 0;
    if (wanted === 0) {
      all.push(pile);
    } else if (wanted === pile.units) {
      all.push(pile);
      taken.push(pile);
    } else {
      const [part, rest] = splitPile(pile, wanted);
      all.push(part, rest);
      taken.push(part);
    }
  }
  return { all, taken };
}

function splitPile({ line, use, ...pile }: Pile, units: number): [Pile, Pile] {
  const others = pile.units - units;
  const [left = zeroCents, leftOfOthers = zeroCents] = allocate(pile.left, [units, others]);
  return [
    { line, units, left, use },
    { line, units: others, left: leftOfOthers, use },
  ];
}
