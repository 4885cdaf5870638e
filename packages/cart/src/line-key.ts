import { countsToIds } from '@comanda/modifiers';
import type { CartLineDraft } from './cart';
import { limitNote } from './note';

/** Lines with the same key are one line: everything the kitchen or a campaign could tell apart is in it (CART-2). */
export function lineKey(line: CartLineDraft): string {
  return JSON.stringify([
    line.item_id,
    line.menu_id,
    countsToIds(line.modifier_counts),
    limitNote(line.special_instructions),
    line.campaign_instance_id,
    line.is_reward_item,
  ]);
}
