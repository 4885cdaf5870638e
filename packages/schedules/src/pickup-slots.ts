import type { Schedule } from '@comanda/contracts';
import { DAY_MINUTES, MINUTE_MS, PICKUP_STEP_MINUTES } from './constants';
import { formatLocalDate, type LocalDate } from './local-date';
import { menuMargins, type OrderHours, orderMargins } from './order-hours';
import { orderSpans } from './order-window';
import { isWithin, type Span } from './spans';
import { wallClockAt, zoneDays } from './zone';

export type PickupQuestion = {
  readonly restaurant: OrderHours;
  /** The hours of the menus in the cart, all of which must be served; null = always. */
  readonly menus?: readonly (Schedule | null)[];
  readonly now: Date;
  readonly step_minutes?: number;
  /** How many calendar days to look at, today being the first. */
  readonly days: number;
  /** Stretches of time in which no more orders are taken, the end excluded. */
  readonly full?: readonly { readonly starts_at: Date; readonly ends_at: Date }[];
};

/** The times that can be picked on one calendar date. */
export type PickupDay = { readonly date: string; readonly slots: readonly Date[] };

/** The times an order can be picked up at, by date; dates without any are left out (SCHED-18 to SCHED-21). */
export function pickupSlots(question: PickupQuestion): PickupDay[] {
  const { restaurant, menus = [], now, step_minutes = PICKUP_STEP_MINUTES } = question;
  const { timezone, last_order_minutes } = restaurant;
  const earliest = now.getTime() + restaurant.prep_minutes * MINUTE_MS;
  const today = wallClockAt(now, timezone).date;
  const last = today + question.days - 1;
  const open = [
    { schedule: restaurant.schedule, margins: orderMargins(restaurant, 'TAKEOUT') },
    ...menus.map((schedule) => ({ schedule, margins: menuMargins(last_order_minutes) })),
  ].flatMap(({ schedule, margins }) =>
    schedule === null ? [] : [orderSpans(schedule, [today, last], timezone, margins)],
  );

  const days: PickupDay[] = [];
  for (let date = today; date <= last; date += 1) {
    const slots = stepsOf(date, timezone, step_minutes)
      .filter((instant) => instant >= earliest && isOpenInAll(open, instant))
      .filter((instant) => !isFull(question.full ?? [], instant))
      .map((instant) => new Date(instant));
    if (slots.length > 0) days.push({ date: formatLocalDate(date), slots });
  }
  return days;
}

/** Every step of a day's wall clock as an instant, none twice and none that the clock skips. */
function stepsOf(date: LocalDate, timezone: string, step_minutes: number): number[] {
  const days = zoneDays(date, date, timezone);
  const count = Math.ceil(DAY_MINUTES / step_minutes);
  return Array.from({ length: count }, (_, index) => index * step_minutes)
    .filter((minutes) => days.exists(date, minutes))
    .map((minutes) => days.instantOf(date, minutes));
}

function isFull(full: NonNullable<PickupQuestion['full']>, instant: number): boolean {
  return full.some(
    ({ starts_at, ends_at }) => starts_at.getTime() <= instant && instant < ends_at.getTime(),
  );
}

function isOpenInAll(open: readonly (readonly Span[])[], instant: number): boolean {
  return open.every((spans) => spans.some((span) => isWithin(span, instant)));
}
