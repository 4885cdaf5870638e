import type { BoardOrder } from '@comanda/contracts';

const MINUTE_MS = 60_000;

/** Returns when the kitchen has to begin an order: at once, or for a later one `prep_minutes` before it is picked up. */
export function beginOf(
  { placed_at, pickup_time }: Pick<BoardOrder, 'placed_at' | 'pickup_time'>,
  prep_minutes: number,
): Date {
  const placed_ms = placed_at === null ? 0 : Date.parse(placed_at);
  const wanted_ms =
    pickup_time === null ? placed_ms : Date.parse(pickup_time) - prep_minutes * MINUTE_MS;
  return new Date(Math.max(placed_ms, wanted_ms));
}

/** Returns for how many whole minutes an order has waited, from when the kitchen had to begin it. */
export function waitingMinutes(
  order: Pick<BoardOrder, 'placed_at' | 'pickup_time'>,
  now: Date,
  prep_minutes: number,
): number {
  const waited_ms = now.getTime() - beginOf(order, prep_minutes).getTime();
  return Math.max(0, Math.floor(waited_ms / MINUTE_MS));
}
