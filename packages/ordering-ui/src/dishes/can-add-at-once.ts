import type { Item } from '@comanda/contracts';
import { ruleOf } from '@comanda/modifiers';

type Group = Item['item_modifier_groups'][number];

/** Whether a dish can be added as it comes: it asks for no choice, and costs what its row says. */
export function canAddAtOnce({ is_in_stock, item_modifier_groups }: Item): boolean {
  return (
    is_in_stock &&
    item_modifier_groups.every((group) => ruleOf(group).min === 0 && isFreeAsItComes(group))
  );
}

function isFreeAsItComes({ modifiers }: Group): boolean {
  return modifiers.every(({ default_count, price }) => default_count === 0 || price === 0);
}
