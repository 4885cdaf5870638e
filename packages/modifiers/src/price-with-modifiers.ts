import type { Item } from '@comanda/contracts';
import { type Cents, cents } from '@comanda/kernel';
import { countOf, type ModifierCounts } from './counts';
import { freeWorth } from './free-counts';

/** What one unit costs: the item's price and each modifier's as often as it is chosen and not free (MOD-13, MOD-20). */
export function priceWithModifiers(item: Item, counts: ModifierCounts): Cents {
  let { price } = item;
  for (const group of item.item_modifier_groups) {
    for (const modifier of group.modifiers) {
      price += modifier.price * countOf(counts, modifier.modifier_id);
    }
    price -= freeWorth(group, counts);
  }
  return cents(price);
}
