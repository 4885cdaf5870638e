import type { Order } from '@comanda/contracts';

type Link = {
  /** Whether all the guest sent is opened: at a table of the restaurant, and for its staff. */
  readonly is_whole: boolean;
  /** The order that the link names; the first one without. */
  readonly order_id: string | undefined;
};

/**
 * Chooses the orders that a receipt's link opens, of all a guest has, newest first: one, or all of them.  A draft is opened where nothing was sent, or where the link names it.
 */
export function ordersOnReceipt(
  orders: readonly Order[],
  { is_whole, order_id }: Link,
): readonly Order[] {
  const sent = orders.filter(({ status }) => status !== 'ORDER_OPEN');
  if (is_whole && sent.length > 0) return sent;
  const named = orders.filter((order) => order.order_id === order_id);
  return order_id === undefined || is_whole ? [sent.at(-1) ?? orders[0]].filter(isOrder) : named;
}

function isOrder(order: Order | undefined): order is Order {
  return order !== undefined;
}
