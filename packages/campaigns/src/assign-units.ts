import type { Pile } from './pile';

/** A group of a purchase: so many units of what it takes. */
export type UnitGroup = { readonly count: number; readonly takes: (pile: Pile) => boolean };

export type Assignment = {
  /** How many units of each pile stand in a group. */
  readonly taken: ReadonlyMap<Pile, number>;
  /** How many units each group got. */
  readonly filled: readonly number[];
};

type Seats = UnitGroup & { filled: number; readonly holders: Map<Pile, number> };

/**
 * Fills groups with distinct units, as many as can be: a unit that stands in one group moves to another where that makes room
 * (CAMP-6). Of all ways to do it, earlier piles are used first.
 */
export function assignUnits(piles: readonly Pile[], groups: readonly UnitGroup[]): Assignment {
  const seats = groups.map((group): Seats => ({ ...group, filled: 0, holders: new Map() }));
  const taken = new Map<Pile, number>();
  for (const pile of piles) {
    let units = 0;
    while (units < pile.units && seat(pile, seats, new Set())) units += 1;
    if (units > 0) taken.set(pile, units);
  }
  return { taken, filled: seats.map(({ filled }) => filled) };
}

/** Finds one unit a place, and others new places where that takes it. What was seated once stays seated. */
function seat(pile: Pile, all: readonly Seats[], tried: Set<Seats>): boolean {
  for (const seats of all) {
    if (tried.has(seats) || !seats.takes(pile)) continue;
    tried.add(seats);
    if (seats.filled < seats.count) {
      seats.filled += 1;
      change(seats.holders, pile, 1);
      return true;
    }
    for (const holder of seats.holders.keys()) {
      if (!seat(holder, all, tried)) continue;
      change(seats.holders, holder, -1);
      change(seats.holders, pile, 1);
      return true;
    }
  }
  return false;
}

function change(holders: Map<Pile, number>, pile: Pile, by: number): void {
  const units = (holders.get(pile) ?? 0) + by;
  if (units > 0) holders.set(pile, units);
  else holders.delete(pile);
}
