import type { Item, ItemModifierGroup, Modifier } from '@comanda/contracts';
import { type Cents, cents } from '@comanda/kernel';
import { countOf, type ModifierCounts } from './counts';
import { freeWorth } from './free-counts';

/** An item, its modifiers by modifier_id, and which of its groups have free units. */
export type IndexedItem = {
  readonly item: Item;
  readonly modifiers_by_id: ReadonlyMap<string, Modifier>;
  readonly groups_with_free: readonly ItemModifierGroup[];
};

/** Finds what the price of an item depends on, once for every time that it is priced. */
export function indexItem(item: Item): IndexedItem {
  const groups = item.item_modifier_groups;
  const modifiers = groups.flatMap((group) => group.modifiers);
  return {
    item,
    modifiers_by_id: new Map(modifiers.map((modifier) => [modifier.modifier_id, modifier])),
    groups_with_free: groups.filter(({ free_qty }) => free_qty > 0),
  };
}

/** Price of one unit: the item's price plus each modifier's as often as it is chosen and not free (MOD-13, MOD-20). */
export function priceWithModifiers(
  { item, modifiers_by_id, groups_with_free }: IndexedItem,
  counts: ModifierCounts,
): Cents {
  let { price } = item;
  for (const id in counts) price += (modifiers_by_id.get(id)?.price ?? 0) * countOf(counts, id);
  for (const group of groups_with_free) price -= freeWorth(group, counts);
  return cents(price);
}
