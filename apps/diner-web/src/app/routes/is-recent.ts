import { type Order, RECENT_ORDER_MINUTES } from '@comanda/contracts';

const DAY_MS = 24 * 3_600_000;

type Timed = Pick<Order, 'placed_at' | 'ready_at' | 'delivery'>;

/** Whether a guest may still look for this order's number: until half an hour after it is expected to be handed over. */
export function isRecent(order: Timed, now: Date): boolean {
  return now.getTime() < handedOverAt(order) + RECENT_ORDER_MINUTES * 60_000;
}

/**
 * Whether nobody comes back for this order any more: a day after it is expected to be handed over. One that could not be placed
 * has no such moment: what became of it is told to whoever asks.
 */
export function isPast(order: Timed, now: Date): boolean {
  const at = handedOverAt(order);
  return at > 0 && now.getTime() >= at + DAY_MS;
}

function handedOverAt({ placed_at, ready_at, delivery }: Timed): number {
  const moments = [placed_at, ready_at, delivery?.dropoff_eta];
  return Math.max(...moments.map((moment) => (moment ? Date.parse(moment) : 0)));
}
