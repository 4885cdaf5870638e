import type { Order } from '@comanda/contracts';

/** Where an order stands with its money, for the banner of its receipt. */
export function paymentStanding(
  order: Pick<Order, 'status' | 'payment_status' | 'items'>,
): 'paid' | 'unpaid' | 'refunded' | 'cancelled' {
  if (order.payment_status === 'REFUNDED') return 'refunded';
  if (order.status === 'ORDER_CANCELLED') return 'cancelled';
  const isPaid =
    order.payment_status === 'CAPTURED' ||
    order.items.every(
      ({ has_paid }) =>
        has_paid === 'PAYMENT_PAID_ONLINE' || has_paid === 'PAYMENT_PAID_AT_COUNTER',
    );
  return isPaid ? 'paid' : 'unpaid';
}
