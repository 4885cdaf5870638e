import type { Schedule } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { PICKUP_STEP_MINUTES } from './constants';
import { isServedAt } from './interval-at';
import { wallClockAt } from './zone';

export type PickupCheck = {
  readonly pickup_time: Date;
  readonly schedules: readonly (Schedule | null)[];
  readonly now: Date;
  readonly timezone: string;
  readonly step_minutes?: number;
  /** How many calendar days ahead are taken, today being the first; without it any day is. */
  readonly days?: number;
};

export type PickupFault = {
  readonly code: 'pickup_time_invalid';
  readonly reason: 'in_past' | 'too_far' | 'off_step' | 'outside_hours';
};

/**
 * Checks a pickup time that was chosen a while ago: the lead time is not asked for again, for the guest has been typing
 * and paying since (SCHED-22).
 */
export function checkPickupTime(check: PickupCheck): Result<void, PickupFault> {
  const reason = reasonAgainst(check);
  return reason ? err({ code: 'pickup_time_invalid', reason }) : ok(undefined);
}

function reasonAgainst(check: PickupCheck): PickupFault['reason'] | null {
  const { pickup_time, schedules, now, timezone, step_minutes = PICKUP_STEP_MINUTES } = check;
  if (pickup_time.getTime() < now.getTime()) return 'in_past';
  const clock = wallClockAt(pickup_time, timezone);
  const last = wallClockAt(now, timezone).date + (check.days ?? Number.POSITIVE_INFINITY) - 1;
  if (clock.date > last) return 'too_far';
  if (clock.minutes % step_minutes !== 0) return 'off_step';
  const isOpen = schedules.every((schedule) => isServedAt(schedule, pickup_time, timezone));
  return isOpen ? null : 'outside_hours';
}
