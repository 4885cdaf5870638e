import type { Order } from '@comanda/contracts';

type StandingOrder = Pick<Order, 'status' | 'payment_status'> & {
  readonly items: readonly Pick<Order['items'][number], 'has_paid'>[];
  readonly totals: Pick<Order['totals'], 'total_with_tip_and_tax'>;
};

/** Where an order stands with its money, for the banner of its receipt. */
export function paymentStanding(
  order: StandingOrder,
): 'paid' | 'unpaid' | 'free' | 'refunded' | 'cancelled' {
  if (order.payment_status === 'REFUNDED') return 'refunded';
  if (order.status === 'ORDER_CANCELLED') return 'cancelled';
  if (order.totals.total_with_tip_and_tax === 0) return 'free';
  const isPaid =
    order.payment_status === 'CAPTURED' ||
    order.items.every(
      ({ has_paid }) =>
        has_paid === 'PAYMENT_PAID_ONLINE' || has_paid === 'PAYMENT_PAID_AT_COUNTER',
    );
  return isPaid ? 'paid' : 'unpaid';
}
