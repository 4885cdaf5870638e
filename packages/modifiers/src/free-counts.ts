import type { ItemModifierGroup } from '@comanda/contracts';
import { type Cents, cents, sumCents, timesCents } from '@comanda/kernel';
import { countOf, type ModifierCounts } from './counts';
import { chosenIn } from './group-counts';

/**
 * How many of each chosen modifier are free (MOD-20): the cheapest units of the group, of equal ones the earlier. So the price
 * depends on what is chosen and never on the order of the taps.
 */
export function freeCounts(group: ItemModifierGroup, counts: ModifierCounts): ModifierCounts {
  const free: Record<string, number> = {};
  let left = group.free_qty;
  for (const { modifier_id } of chosenIn(group, counts).toSorted(byPrice)) {
    free[modifier_id] = Math.min(left, countOf(counts, modifier_id));
    left -= free[modifier_id] ?? 0;
  }
  return free;
}

/** Price of a group's free units. */
export function freeWorth(group: ItemModifierGroup, counts: ModifierCounts): Cents {
  const free = freeCounts(group, counts);
  return sumCents(
    group.modifiers.map(({ modifier_id, price }) =>
      timesCents(cents(price), countOf(free, modifier_id)),
    ),
  );
}

function byPrice(a: { readonly price: number }, b: { readonly price: number }): number {
  return a.price - b.price;
}
