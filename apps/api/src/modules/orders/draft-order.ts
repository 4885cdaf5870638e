import type { DeliveryPlatform } from '@comanda/contracts';
import type { Deps } from '../../deps';
import type { OrderCampaignRow, OrderItemRow, OrderRow, StoredOrder } from './order-rows';
import type { OrderInput, PricedLine, PricedOrder } from './price-order';
import type { OrderKey } from './repository';

/** The ordering guest and place. */
export type Orderer = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly table_id: string;
  readonly table_session_id: string;
  readonly delivery_platform: DeliveryPlatform;
  /** False where the restaurant decides on each order. */
  readonly is_accepted: boolean;
  /** The network that its call came from, for limits; null = staff or a device serve the guest. */
  readonly network: string | null;
};

export type Draft = {
  readonly order_id: string;
  readonly orderer: Orderer;
  readonly input: OrderInput;
  readonly priced: PricedOrder;
  readonly currency: StoredOrder['order']['currency'];
};

/**
 * A priced order as it is stored before anybody has paid or placed it. Its amounts stay as they are from here on. Columns are
 * named one by one: rows put together of parts cost ten times their memory.
 */
export function draftOrder(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  draft: Draft,
): StoredOrder {
  const { order_id, orderer, input, priced, currency } = draft;
  const { totals } = priced;
  const now = clock.now();
  const order = {
    restaurant_id: orderer.restaurant_id,
    order_id,
    guest_id: orderer.guest_id,
    table_id: orderer.table_id,
    table_session_id: orderer.table_session_id,
    order_type: input.order_type,
    status: 'ORDER_OPEN',
    cancel_reason: null,
    cancel_note: null,
    delivery_platform: orderer.delivery_platform,
    is_accepted: orderer.is_accepted,
    order_number: null,
    currency,
    subtotal: totals.subtotal,
    discount: totals.discount,
    net_total: totals.net_total,
    delivery_fee: totals.delivery_fee,
    delivery_quote_id: input.delivery_quote_id ?? null,
    tax_rate: totals.tax_rate,
    tax_amount: totals.tax_amount,
    included_tax: totals.included_tax,
    taxes: totals.taxes ?? null,
    total_with_tax: totals.total_with_tax,
    tip_amount: totals.tip_amount,
    delivery_tip_amount: totals.delivery_tip_amount,
    total_with_tip_and_tax: totals.total_with_tip_and_tax,
    claimed_amount: 0,
    handed_amount: 0,
    refund_log: null,
    tip_percentage: input.tip_percentage ?? null,
    tip_fixed: input.tip_fixed ?? null,
    order_instructions: input.order_instructions,
    pickup_time: input.pickup_time,
    ready_at: null,
    ready_since: null,
    placed_at: null,
    seen_at: null,
    tested_terminal_id: null,
    created_at: now,
    updated_at: now,
  } as const satisfies OrderRow;
  return {
    order,
    items: priced.lines.map((line, position) => draftItem(order, newId(), line, position)),
    campaigns: priced.campaigns.map((campaign, position) =>
      draftCampaign(order, campaign, position),
    ),
  };
}

function draftItem(
  { restaurant_id, order_id }: OrderKey,
  item_instance_id: string,
  { item, menu, modifiers, input, unit_price, multiplier, amount, discount, tax_rate }: PricedLine,
  position: number,
): OrderItemRow {
  return {
    restaurant_id,
    order_id,
    item_instance_id,
    position,
    round: 1,
    sent_at: null,
    item_id: item.item_id,
    menu_id: menu.menu_id,
    menu_name: menu.name,
    name: item.name,
    price: item.price,
    price_with_modifiers: unit_price,
    multiplier,
    amount,
    discount,
    tax_rate: tax_rate ?? null,
    modifiers: [...modifiers],
    special_instructions: input.special_instructions,
    campaign_instance_id: input.campaign_instance_id,
    is_reward_item: input.is_reward_item,
    has_paid: 'PAYMENT_UNPAID',
    refunded_units: 0,
    refunded_part: 0,
    allergens: item.allergens,
    diets: item.diets,
  };
}

function draftCampaign(
  { restaurant_id, order_id }: OrderKey,
  { campaign_instance_id, campaign, discount, total_price }: PricedOrder['campaigns'][number],
  position: number,
): OrderCampaignRow {
  const { campaign_id, name, campaign_code } = campaign;
  return {
    restaurant_id,
    order_id,
    campaign_instance_id,
    position,
    campaign_id,
    name,
    campaign_code,
    discount,
    total_price,
  };
}
