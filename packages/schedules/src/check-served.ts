import type { Schedule, TimeRange } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { rangesOn, toTimeRange } from './day-ranges';
import { isServedAt } from './interval-at';
import { nextOpening } from './next-change';
import { wallClockAt } from './zone';

/** Why something cannot be ordered for a time, and the times at which it can. */
export type NotServed = {
  readonly code: 'menu_not_served';
  /** The hours that begin on that day; none when it is not served that day. */
  readonly served: readonly TimeRange[];
  /** When it is next served after the time that was asked for. */
  readonly next: Date | null;
};

/** Checks the time something is wanted for, which for a later pickup is not now (SCHED-17). */
export function checkServed(
  schedule: Schedule | null,
  at: Date,
  timezone: string,
): Result<void, NotServed> {
  if (schedule === null || isServedAt(schedule, at, timezone)) return ok(undefined);
  return err({
    code: 'menu_not_served',
    served: rangesOn(schedule, wallClockAt(at, timezone).date).map(toTimeRange),
    next: nextOpening(schedule, at, timezone),
  });
}
