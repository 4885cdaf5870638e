import type { Order } from '@comanda/contracts';

type Receipted = Pick<Order, 'guest_id' | 'order_id'>;

/** Returns the path of an order's receipt. */
export function receiptPath({ guest_id, order_id }: Receipted): string {
  return `/receipts/${guest_id}?order=${order_id}`;
}

/** Returns the address of an order's receipt, whole, as a phone opens it from a code. */
export function receiptAddress(order: Receipted): string {
  return location.origin + receiptPath(order);
}
