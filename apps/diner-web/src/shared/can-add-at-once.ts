import type { Item } from '@comanda/contracts';
import { ruleOf } from '@comanda/modifiers';

/** Whether a dish can be added as it comes: it asks for no choice. */
export function canAddAtOnce(item: Item): boolean {
  return item.is_in_stock && item.item_modifier_groups.every((group) => ruleOf(group).min === 0);
}
