import type { PickedUnits } from './pick-units';
import type { Pile } from './pile';

/** A group of a purchase: so many units of what it takes. */
export type UnitGroup = { readonly count: number; readonly takes: (pile: Pile) => boolean };

export type Assignment = {
  /** The units that stand in a group. */
  readonly taken: readonly PickedUnits[];
  /** How many units each group got. */
  readonly filled: readonly number[];
};

/** A group and the pile of each unit that stands in it. */
type Seats = { readonly group: UnitGroup; readonly holders: Pile[] };

/**
 * Fills groups with distinct units, as many as can be: a unit that stands in one group moves to another where that makes room
 * (CAMP-6). Of all ways to do it, earlier piles are used first.
 */
export function assignUnits(piles: readonly Pile[], groups: readonly UnitGroup[]): Assignment {
  const all = groups.map((group): Seats => ({ group, holders: [] }));
  const taken: PickedUnits[] = [];
  for (const pile of piles) {
    if (all.every(isFull)) break;
    let units = 0;
    while (units < pile.units && seat(pile, all, [])) units += 1;
    if (units > 0) taken.push({ pile, units });
  }
  return { taken, filled: all.map(({ holders }) => holders.length) };
}

function isFull({ group, holders }: Seats): boolean {
  return holders.length === group.count;
}

/** Finds one unit a place, and others new places where that takes it. What was seated once stays seated. */
function seat(pile: Pile, all: readonly Seats[], tried: Seats[]): boolean {
  for (const seats of all) {
    const { group, holders } = seats;
    if (tried.includes(seats) || !group.takes(pile)) continue;
    tried.push(seats);
    if (!isFull(seats)) {
      holders.push(pile);
      return true;
    }
    const place = holders.findIndex((holder) => seat(holder, all, tried));
    if (place === -1) continue;
    holders[place] = pile;
    return true;
  }
  return false;
}
