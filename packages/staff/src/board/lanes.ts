import type { BoardOrder } from '@comanda/contracts';

export type Lane = 'new' | 'preparing' | 'ready' | 'later';

const MINUTE_MS = 60_000;

/**
 * Returns the lane of an order that is not over. An order for later stands apart until its kitchen has to begin, which is
 * `prep_minutes` before it is picked up.
 */
export function laneOf(
  { status, pickup_time }: Pick<BoardOrder, 'status' | 'pickup_time'>,
  now: Date,
  prep_minutes: number,
): Lane {
  if (status === 'ORDER_READY') return 'ready';
  if (status === 'ORDER_PREPARING') return 'preparing';
  const begins_ms =
    pickup_time === null ? 0 : new Date(pickup_time).getTime() - prep_minutes * MINUTE_MS;
  return begins_ms > now.getTime() ? 'later' : 'new';
}

/** Sorts orders into lanes, each in the order given. */
export function toLanes(
  orders: readonly BoardOrder[],
  now: Date,
  prep_minutes: number,
): Readonly<Record<Lane, readonly BoardOrder[]>> {
  const lanes: Record<Lane, BoardOrder[]> = { new: [], preparing: [], ready: [], later: [] };
  for (const order of orders) lanes[laneOf(order, now, prep_minutes)].push(order);
  return lanes;
}
