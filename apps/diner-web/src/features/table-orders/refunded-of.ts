import type { Bill, Order } from '@comanda/contracts';

/** Amount refunded of the orders on a bill, in cents. */
export function refundedOf(bill: Bill | null, orders: readonly Order[]): number {
  return orders
    .filter(({ order_id }) => bill?.order_ids.includes(order_id))
    .reduce((sum, { refunded_amount }) => sum + refunded_amount, 0);
}
