import type { Item, Modifier } from '@comanda/contracts';
import { type Cents, cents } from '@comanda/kernel';
import { countOf, type ModifierCounts } from './counts';
import { freeWorth } from './free-counts';

/** An item, and its modifiers by modifier_id. */
export type IndexedItem = {
  readonly item: Item;
  readonly modifiers_by_id: ReadonlyMap<string, Modifier>;
};

/** Makes the modifiers of an item findable by modifier_id. */
export function indexModifiers(item: Item): ReadonlyMap<string, Modifier> {
  const modifiers = item.item_modifier_groups.flatMap((group) => group.modifiers);
  return new Map(modifiers.map((modifier) => [modifier.modifier_id, modifier]));
}

/** What one unit costs: the item's price and each modifier's as often as it is chosen and not free (MOD-13, MOD-20). */
export function priceWithModifiers(
  { item, modifiers_by_id }: IndexedItem,
  counts: ModifierCounts,
): Cents {
  let { price } = item;
  for (const id in counts) price += (modifiers_by_id.get(id)?.price ?? 0) * countOf(counts, id);
  for (const group of item.item_modifier_groups) price -= freeWorth(group, counts);
  return cents(price);
}
