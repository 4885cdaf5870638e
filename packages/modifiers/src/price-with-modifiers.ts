import type { Item } from '@comanda/contracts';
import { addCents, type Cents, cents, sumCents, timesCents } from '@comanda/kernel';
import { countOf, type ModifierCounts } from './counts';

/** What one unit costs: the item's price and each modifier's as often as it is chosen (MOD-13). */
export function priceWithModifiers(item: Item, counts: ModifierCounts): Cents {
  const extras = item.item_modifier_groups
    .flatMap((group) => group.modifiers)
    .map(({ modifier_id, price }) => timesCents(cents(price), countOf(counts, modifier_id)));
  return addCents(cents(item.price), sumCents(extras));
}
