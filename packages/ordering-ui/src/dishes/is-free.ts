import type { Item } from '@comanda/contracts';
import { ruleOf } from '@comanda/modifiers';

/** Whether a dish can be had for nothing: its price is none, and so is that of what has to be chosen with it. */
export function isFree({ price, item_modifier_groups }: Item): boolean {
  return price === 0 && item_modifier_groups.every(canBeFree);
}

function canBeFree(group: Item['item_modifier_groups'][number]): boolean {
  return ruleOf(group).min <= group.free_qty || group.modifiers.some(({ price }) => price === 0);
}
