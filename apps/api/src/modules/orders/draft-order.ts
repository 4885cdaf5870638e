import type { DeliveryPlatform } from '@comanda/contracts';
import type { Deps } from '../../deps';
import type { OrderCampaignRow, OrderItemRow, StoredOrder } from './order-rows';
import type { OrderInput, PricedLine, PricedOrder } from './price-order';
import type { OrderKey } from './repository';

/** Who orders, and where. */
export type Orderer = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly table_id: string;
  readonly table_session_id: string;
  readonly delivery_platform: DeliveryPlatform;
  /** False where the restaurant decides on each order. */
  readonly is_accepted: boolean;
};

export type Draft = {
  readonly order_id: string;
  readonly orderer: Orderer;
  readonly input: OrderInput;
  readonly priced: PricedOrder;
  readonly currency: StoredOrder['order']['currency'];
};

/** A priced order as it is stored before anybody has paid or placed it. Its amounts stay as they are from here on. */
export function draftOrder(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  draft: Draft,
): StoredOrder {
  const { order_id, orderer, input, priced, currency } = draft;
  const now = clock.now();
  const { tax_rate, ...amounts } = priced.totals;
  const order = {
    ...orderer,
    order_id,
    order_type: input.order_type,
    status: 'ORDER_OPEN',
    cancel_reason: null,
    cancel_note: null,
    order_number: null,
    currency,
    ...amounts,
    tax_rate,
    delivery_quote_id: input.delivery_quote_id ?? null,
    claimed_amount: 0,
    tip_percentage: input.tip_percentage ?? null,
    tip_fixed: input.tip_fixed ?? null,
    order_instructions: input.order_instructions,
    pickup_time: input.pickup_time,
    ready_at: null,
    placed_at: null,
    created_at: now,
    updated_at: now,
  } as const;
  const { restaurant_id } = orderer;
  return {
    order,
    items: priced.lines.map((line, position) => ({
      ...draftItem(line),
      restaurant_id,
      order_id,
      position,
      round: 1,
      sent_at: null,
      item_instance_id: newId(),
    })),
    campaigns: priced.campaigns.map((campaign, position) =>
      draftCampaign(order, campaign, position),
    ),
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

type Placing = 'restaurant_id' | 'order_id' | 'position' | 'round' | 'sent_at' | 'item_instance_id';

function draftItem({ item, menu, modifiers, ...line }: PricedLine): Omit<OrderItemRow, Placing> {
  return {
    item_id: item.item_id,
    menu_id: menu.menu_id,
    menu_name: menu.name,
    name: item.name,
    price: item.price,
    price_with_modifiers: line.unit_price,
    multiplier: line.multiplier,
    amount: line.amount,
    discount: line.discount,
    modifiers: [...modifiers],
    special_instructions: line.input.special_instructions,
    campaign_instance_id: line.input.campaign_instance_id,
    is_reward_item: line.input.is_reward_item,
    has_paid: 'PAYMENT_UNPAID',
    allergens: item.allergens,
    diets: item.diets,
  };
}
