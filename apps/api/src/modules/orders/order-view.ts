import type {
  Order,
  OrderCampaign,
  OrderDelivery,
  OrderItem,
  PaymentMethod,
  PaymentStatus,
  PaymentTotals,
} from '@comanda/contracts';
import { NO_MONEY, type OrderMoney } from './order-money';
import { orderTaxes } from './order-taxes';
import type { OrderCampaignRow, OrderItemRow, OrderRow, StoredOrder } from './order-rows';

export type OrderPayment = {
  readonly status: PaymentStatus;
  readonly payment_method: PaymentMethod;
  /** Of a payment for this order alone. */
  readonly refunded_amount?: number;
};

type Beside = {
  readonly guest_name: string;
  readonly payment?: OrderPayment | undefined;
  readonly money?: OrderMoney | undefined;
  readonly delivery?: OrderDelivery | undefined;
};

/** An order as its guests, its receipt and the kitchen see it. */
export function toOrder(
  { order, items, campaigns }: StoredOrder,
  { guest_name, payment, money = NO_MONEY, delivery }: Beside,
): Order {
  return {
    order_id: order.order_id,
    order_number: order.order_number,
    restaurant_id: order.restaurant_id,
    table_id: order.table_id,
    guest_id: order.guest_id,
    guest_name,
    order_type: order.order_type,
    status: order.status,
    cancel_reason: order.cancel_reason,
    cancel_note: order.cancel_note,
    is_accepted: order.is_accepted,
    delivery_platform: order.delivery_platform,
    currency: order.currency,
    items: items.map(toOrderItem),
    campaigns: campaigns.map(toOrderCampaign),
    totals: totalsOf(order),
    amount: order.total_with_tip_and_tax,
    tip_percentage: order.tip_percentage,
    tip_fixed: order.tip_fixed,
    order_instructions: order.order_instructions,
    pickup_time: order.pickup_time?.toISOString() ?? null,
    ready_at: order.ready_at?.toISOString() ?? null,
    placed_at: order.placed_at?.toISOString() ?? null,
    payment_status: payment?.status ?? null,
    // An order that was placed without a payment is paid at the counter.
    payment_method: payment?.payment_method ?? (order.placed_at === null ? null : 'COUNTER'),
    open_amount: openOf({ order, items }, money),
    refunded_amount: (payment?.refunded_amount ?? 0) + money.refunded,
    ...(order.refund_log === null ? {} : { refunds: order.refund_log }),
    delivery: delivery ?? null,
  };
}

/** Unpaid amount. A paid and refunded amount is not owed again. */
function openOf({ order, items }: Pick<StoredOrder, 'order' | 'items'>, { paid }: OrderMoney) {
  const isOwed = items.some(({ has_paid }) => has_paid === 'PAYMENT_UNPAID');
  if (!isOwed || order.status === 'ORDER_CANCELLED') return 0;
  return Math.max(0, order.total_with_tip_and_tax - paid);
}

/** Stored totals of an order. */
export function totalsOf(order: OrderRow): PaymentTotals {
  return {
    subtotal: order.subtotal,
    discount: order.discount,
    net_total: order.net_total,
    delivery_fee: order.delivery_fee,
    tax_rate: order.tax_rate,
    tax_amount: order.tax_amount,
    included_tax: order.included_tax,
    taxes: orderTaxes(order),
    total_with_tax: order.total_with_tax,
    tip_amount: order.tip_amount,
    delivery_tip_amount: order.delivery_tip_amount,
    total_with_tip_and_tax: order.total_with_tip_and_tax,
  };
}

function toOrderCampaign(row: OrderCampaignRow): OrderCampaign {
  const { restaurant_id: _restaurant, order_id: _order, position: _position, ...campaign } = row;
  return campaign;
}

function toOrderItem(row: OrderItemRow): OrderItem {
  return {
    item_instance_id: row.item_instance_id,
    item_id: row.item_id,
    menu_id: row.menu_id,
    menu_name: row.menu_name,
    name: row.name,
    price: row.price,
    price_with_modifiers: row.price_with_modifiers,
    multiplier: row.multiplier,
    amount: row.amount,
    discount: row.discount,
    modifiers: row.modifiers,
    special_instructions: row.special_instructions,
    campaign_instance_id: row.campaign_instance_id,
    is_reward_item: row.is_reward_item,
    has_paid: row.has_paid,
    ...refundedUnits(row),
    round: row.round,
    sent_at: row.sent_at?.toISOString() ?? null,
    allergens: row.allergens,
    diets: row.diets,
  };
}

/** Units given back of a line that stands; of one that went back as a whole its mark says so. */
function refundedUnits({ has_paid, refunded_units }: OrderItemRow): Partial<OrderItem> {
  return refunded_units > 0 && has_paid !== 'PAYMENT_REFUNDED' ? { refunded_units } : {};
}
