import type { OrderItemInput } from '@comanda/contracts';
import { countsToIds } from '@comanda/modifiers';
import type { Cart, CartLine } from './cart';
import { limitNote } from './note';

/** The cart as an order states it: what and how many, never what it costs (CART-15). */
export function toOrderItems(cart: Cart): OrderItemInput[] {
  return cart.lines.map(toOrderItem);
}

function toOrderItem(line: CartLine): OrderItemInput {
  return {
    item_id: line.item_id,
    modifier_ids: countsToIds(line.modifier_counts),
    multiplier: line.multiplier,
    special_instructions: limitNote(line.special_instructions),
    campaign_instance_id: line.campaign_instance_id,
    is_reward_item: line.is_reward_item,
    analytics_menu_id: line.menu_id,
  };
}
