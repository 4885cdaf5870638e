import { isDeepStrictEqual } from 'node:util';
import type { StoredOrder } from './order-rows';

/** Whether two drafts ask for the same, at the same price: then the intent that one has serves the other. */
export function isSameDraft(a: StoredOrder, b: StoredOrder): boolean {
  return isDeepStrictEqual(contentOf(a), contentOf(b));
}

function contentOf({ order, items, campaigns }: StoredOrder): unknown {
  return {
    total: order.total_with_tip_and_tax,
    tax_amount: order.tax_amount,
    taxes: order.taxes,
    tip_amount: order.tip_amount,
    delivery_fee: order.delivery_fee,
    delivery_tip_amount: order.delivery_tip_amount,
    delivery_quote_id: order.delivery_quote_id,
    currency: order.currency,
    order_type: order.order_type,
    order_instructions: order.order_instructions,
    pickup_time: order.pickup_time?.getTime() ?? null,
    campaigns: campaigns.map(({ campaign_id, discount }) => [campaign_id, discount]),
    lines: items.map((line) => ({
      item_id: line.item_id,
      multiplier: line.multiplier,
      amount: line.amount,
      discount: line.discount,
      special_instructions: line.special_instructions,
      modifiers: line.modifiers.map(({ modifier_id, count }) => [modifier_id, count]),
    })),
  };
}
