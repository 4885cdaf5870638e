import type { Item } from '@comanda/contracts';
import { type Cents, cents, timesCents } from '@comanda/kernel';
import { countOf, type ModifierCounts } from './counts';
import { freeCounts } from './free-counts';
import { chosenIn } from './group-counts';
import { byRank } from './rank';

/** One part of what a unit costs. */
export type UnitPricePart =
  | { readonly key: 'item'; readonly name: string; readonly amount: Cents }
  | {
      readonly key: 'modifier';
      readonly modifier_id: string;
      readonly name: string;
      readonly price: Cents;
      readonly count: number;
      /** How many of the count cost nothing because the group has free units. */
      readonly free: number;
      readonly amount: Cents;
    };

/**
 * Why a unit costs what it costs: the item, then what was chosen, in rank order, without what it comes with for nothing. The
 * amounts add up to the price (MOD-23).
 */
export function explainUnitPrice(item: Item, counts: ModifierCounts): UnitPricePart[] {
  const extras = item.item_modifier_groups.toSorted(byRank).flatMap((group) => {
    const freeOnes = freeCounts(group, counts);
    return chosenIn(group, counts)
      .filter(
        ({ modifier_id, price, default_count }) =>
          price > 0 || countOf(counts, modifier_id) > default_count,
      )
      .toSorted(byRank)
      .map(({ modifier_id, name, price }): UnitPricePart => {
        const count = countOf(counts, modifier_id);
        const free = countOf(freeOnes, modifier_id);
        const amount = timesCents(cents(price), count - free);
        return { key: 'modifier', modifier_id, name, price: cents(price), count, free, amount };
      });
  });
  return [{ key: 'item', name: item.name, amount: cents(item.price) }, ...extras];
}
