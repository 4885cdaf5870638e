import type { OrderItemInput } from '@comanda/contracts';
import { anId } from './an-id';

/** A client's input to order one burger, as anItem makes it. */
export function anOrderItem(overrides: Partial<OrderItemInput> = {}): OrderItemInput {
  return {
    item_id: anId(0x100),
    modifier_ids: [],
    multiplier: 1,
    special_instructions: '',
    campaign_instance_id: null,
    is_reward_item: false,
    analytics_menu_id: null,
    ...overrides,
  };
}
