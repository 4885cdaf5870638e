import type { OrderItemInput } from '@comanda/contracts';
import type { OrderItemRow } from './order-rows';

/** A stored line as it would be asked for by itself: what a campaign made of it is left out. */
export function toInput(row: OrderItemRow): OrderItemInput {
  return {
    item_id: row.item_id,
    modifier_ids: row.modifiers.flatMap(({ modifier_id, count }) =>
      Array<string>(count).fill(modifier_id),
    ),
    multiplier: row.multiplier,
    special_instructions: row.special_instructions,
    campaign_instance_id: null,
    is_reward_item: false,
    analytics_menu_id: row.menu_id,
  };
}
