import type { Item, ItemModifierGroup } from '@comanda/contracts';
import { type Cents, cents, timesCents } from '@comanda/kernel';
import { countOf, type ModifierCounts } from './counts';
import { freeWorth } from './free-counts';

/** What one unit costs: the item's price and each modifier's as often as it is chosen and not free (MOD-13, MOD-20). */
export function priceWithModifiers(item: Item, counts: ModifierCounts): Cents {
  let price = cents(item.price);
  for (const group of item.item_modifier_groups) price = cents(price + priceOf(group, counts));
  return price;
}

function priceOf(group: ItemModifierGroup, counts: ModifierCounts): Cents {
  let price = 0;
  for (const modifier of group.modifiers) {
    price += timesCents(cents(modifier.price), countOf(counts, modifier.modifier_id));
  }
  return cents(price - freeWorth(group, counts));
}
