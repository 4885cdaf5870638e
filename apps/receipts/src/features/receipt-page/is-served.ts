import type { Order } from '@comanda/contracts';

/** So long after it was due an order is taken for served, where staff mark nothing. */
const SERVED_AFTER_MS = 30 * 60_000;

type ServedOrder = Pick<Order, 'status' | 'placed_at' | 'pickup_time' | 'ready_at' | 'delivery'>;

/** Whether a guest can tell how an order was: it was handed over or delivered, or was due a while ago. */
export function isServed(order: ServedOrder, now_ms: number): boolean {
  const { status, placed_at, pickup_time, ready_at, delivery } = order;
  if (placed_at === null || status === 'ORDER_CANCELLED') return false;
  if (delivery === null && status === 'ORDER_COMPLETED') return true;
  if (delivery?.status === 'DELIVERED') return true;
  if (delivery?.status === 'FAILED' || delivery?.status === 'CANCELLED') return false;
  const due_at = delivery?.dropoff_eta ?? ready_at ?? pickup_time ?? placed_at;
  return now_ms > Date.parse(due_at) + SERVED_AFTER_MS;
}
