import type { Order } from '@comanda/contracts';

/** So long after it was due an order is taken for served, where staff mark nothing. */
const SERVED_AFTER_MS = 30 * 60_000;

type ServedOrder = Pick<Order, 'status' | 'placed_at' | 'pickup_time'>;

/** Whether a guest can tell how an order was: it is there, or has been for a while. */
export function isServed({ status, placed_at, pickup_time }: ServedOrder, now_ms: number): boolean {
  if (placed_at === null || status === 'ORDER_CANCELLED') return false;
  if (status === 'ORDER_READY' || status === 'ORDER_COMPLETED') return true;
  return now_ms > Date.parse(pickup_time ?? placed_at) + SERVED_AFTER_MS;
}
