import type { Schedule } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { PICKUP_STEP_MINUTES } from './constants';
import { menuMargins, type OrderHours, orderMargins } from './order-hours';
import { isWithinOrderHours } from './order-window';
import { wallClockAt } from './zone';

export type PickupCheck = {
  readonly pickup_time: Date;
  readonly restaurant: OrderHours;
  /** The hours of the menus in the order; null = always. */
  readonly menus?: readonly (Schedule | null)[];
  readonly now: Date;
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
  const { pickup_time, restaurant, menus = [], now, step_minutes = PICKUP_STEP_MINUTES } = check;
  const { schedule, timezone, last_order_minutes } = restaurant;
  if (pickup_time.getTime() < now.getTime()) return 'in_past';
  const clock = wallClockAt(pickup_time, timezone);
  const last = wallClockAt(now, timezone).date + (check.days ?? Number.POSITIVE_INFINITY) - 1;
  if (clock.date > last) return 'too_far';
  if (clock.minutes % step_minutes !== 0) return 'off_step';
  const isTaken =
    isWithinOrderHours(schedule, pickup_time, timezone, orderMargins(restaurant, 'TAKEOUT')) &&
    menus.every((menu) =>
      isWithinOrderHours(menu, pickup_time, timezone, menuMargins(last_order_minutes)),
    );
  return isTaken ? null : 'outside_hours';
}
