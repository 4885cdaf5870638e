import type { Item, ItemModifierGroup } from '@comanda/contracts';
import { type Cents, cents } from '@comanda/kernel';
import { countOf, type ModifierCounts } from './counts';
import { freeWorth } from './free-counts';

/** An item, what each of its modifiers costs by modifier_id, and which of its groups have free units. */
export type IndexedItem = {
  readonly item: Item;
  readonly modifier_prices: ReadonlyMap<string, number>;
  readonly groups_with_free: readonly ItemModifierGroup[];
};

/** Finds what the price of an item depends on, once for every time that it is priced. */
export function indexItem(item: Item): IndexedItem {
  const groups = item.item_modifier_groups;
  const modifiers = groups.flatMap((group) => group.modifiers);
  return {
    item,
    modifier_prices: new Map(modifiers.map(({ modifier_id, price }) => [modifier_id, price])),
    groups_with_free: groups.filter(({ free_qty }) => free_qty > 0),
  };
}

/** What one unit costs: the item's price and each modifier's as often as it is chosen and not free (MOD-13, MOD-20). */
export function priceWithModifiers(
  { item, modifier_prices, groups_with_free }: IndexedItem,
  counts: ModifierCounts,
): Cents {
  let { price } = item;
  for (const id in counts) price += (modifier_prices.get(id) ?? 0) * countOf(counts, id);
  for (const group of groups_with_free) price -= freeWorth(group, counts);
  return cents(price);
}
