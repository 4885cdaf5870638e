import type { Order } from '@comanda/contracts';

type Asked = {
  /** Whether the guest sits at a table of the restaurant, with a party. */
  readonly is_party: boolean;
  /** Whether the caller holds the guest's session or is staff: knows more than the link. */
  readonly is_session: boolean;
  /** The order that the link names; the first one without. At a table it makes no difference. */
  readonly order_id: string | undefined;
};

/**
 * Chooses the orders that a receipt shows, of all a guest has, newest first. At a table the link opens all that the guest
 * sent, anywhere else one order. A draft is opened where nothing was sent, or where the link names it.
 */
export function ordersOnReceipt(
  orders: readonly Order[],
  { is_party, is_session, order_id }: Asked,
): readonly Order[] {
  const sent = orders.filter(({ status }) => status !== 'ORDER_OPEN');
  if (order_id !== undefined && !is_party) {
    return orders.filter((order) => order.order_id === order_id);
  }
  if (is_session || (is_party && sent.length > 0)) return sent;
  const first = sent.at(-1) ?? orders[0];
  return first === undefined ? [] : [first];
}
