import { type Order, RECENT_ORDER_MINUTES } from '@comanda/contracts';

/** Whether a guest may still look for this order's number: until half an hour after it is expected to be handed over. */
export function isRecent(
  order: Pick<Order, 'placed_at' | 'ready_at' | 'delivery'>,
  now: Date,
): boolean {
  const moments = [order.placed_at, order.ready_at, order.delivery?.dropoff_eta];
  const latest = Math.max(...moments.map((moment) => (moment ? Date.parse(moment) : 0)));
  return now.getTime() < latest + RECENT_ORDER_MINUTES * 60_000;
}
