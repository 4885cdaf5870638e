import { type Item, type ItemModifierGroup, MAX_LINE_QUANTITY } from '@comanda/contracts';
import { maxSelectionsOf, minOf } from './group-rule';

/** Whether an item can be had at all: in stock, and so is enough of every group it requires (MOD-18). */
export function isItemAvailable(item: Item): boolean {
  return item.is_in_stock && item.item_modifier_groups.every(canBeFilled);
}

function canBeFilled(group: ItemModifierGroup): boolean {
  const min = minOf(group);
  if (min === 0) return true;
  const inStock = group.modifiers.filter((modifier) => modifier.is_in_stock).length;
  return Math.min(maxSelectionsOf(group), inStock) * MAX_LINE_QUANTITY >= min;
}
