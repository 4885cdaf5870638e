import type { Order, Receipt } from '@comanda/contracts';

/** Address in the ordering app that fills the cart with an order. It names the guest as the link of this receipt does. */
export function orderAgainLink(
  { endpoint }: Pick<Receipt['restaurant'], 'endpoint'>,
  { order_id, guest_id }: Pick<Order, 'order_id' | 'guest_id'>,
): string {
  const wanted = new URLSearchParams({ again: order_id, guest: guest_id });
  return `/v2/${endpoint}/cart?${wanted.toString()}`;
}
