import type { OrderType } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { isServedAt } from './interval-at';
import { nextOpening } from './next-change';
import { type OrderHours, orderMargins } from './order-hours';
import { isWithinOrderHours } from './order-window';

/** When an order is sent or chosen to be for, and when it is ready. */
export type ReadyTime = {
  readonly at: Date;
  readonly ready_at: Date;
  readonly order_type: OrderType;
};

/** Why a restaurant takes no order for a time, and when it opens next. */
export type NotTaken =
  | { readonly code: 'restaurant_closed'; readonly opens_at: Date | null }
  /** It is open, and closes before the order would be ready. */
  | { readonly code: 'last_order_passed'; readonly opens_at: Date | null };

/** Checks whether a restaurant takes an order that is ready at a time: the one rule for now and for later (SCHED-31). */
export function checkReadyTime(
  hours: OrderHours,
  { at, ready_at, order_type }: ReadyTime,
): Result<void, NotTaken> {
  const { schedule, timezone } = hours;
  if (isWithinOrderHours(schedule, ready_at, timezone, orderMargins(hours, order_type)))
    return ok(undefined);
  const code = isServedAt(schedule, at, timezone) ? 'last_order_passed' : 'restaurant_closed';
  return err({ code, opens_at: nextOpening(schedule, at, timezone) });
}
