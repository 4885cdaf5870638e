import type { Schedule, TimeRange } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { rangesOn, toTimeRange } from './day-ranges';
import { nextOpening } from './next-change';
import { menuMargins } from './order-hours';
import { isWithinOrderHours } from './order-window';
import { wallClockAt } from './zone';

/** Why something cannot be ordered for a time, and the times at which it can. */
export type NotServed = {
  readonly code: 'menu_not_served';
  /** The hours that begin on that day; none when it is not served that day. */
  readonly served: readonly TimeRange[];
  /** When it is next served after the time that was asked for. */
  readonly next: Date | null;
};

/**
 * Checks the time something is ready, which for a later pickup is not now. It must be ready so many minutes before the hours
 * end as the restaurant takes its last order before closing (SCHED-17).
 */
export function checkServed(
  schedule: Schedule | null,
  at: Date,
  timezone: string,
  last_order_minutes = 0,
): Result<void, NotServed> {
  const isServed = isWithinOrderHours(schedule, at, timezone, menuMargins(last_order_minutes));
  if (schedule === null || isServed) return ok(undefined);
  return err({
    code: 'menu_not_served',
    served: rangesOn(schedule, wallClockAt(at, timezone).date).map(toTimeRange),
    next: nextOpening(schedule, at, timezone),
  });
}
