import { type Cents, timesCents } from '@comanda/kernel';
import { type IndexedItem, type ModifierCounts, priceWithModifiers } from '@comanda/modifiers';

/** Price of one unit of a line, and of all of them. */
export type LinePrice = { readonly unit_price: Cents; readonly amount: Cents };

/** Prices a line from the item as the menu has it now (CART-8). */
export function priceLine(
  item: IndexedItem,
  line: { readonly modifier_counts: ModifierCounts; readonly multiplier: number },
): LinePrice {
  const unit_price = priceWithModifiers(item, line.modifier_counts);
  return { unit_price, amount: timesCents(unit_price, line.multiplier) };
}
