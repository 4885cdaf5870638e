import type { Schedule } from '@comanda/contracts';
import { MINUTE_MS } from './constants';
import type { LocalDate } from './local-date';
import type { OrderMargins } from './order-hours';
import { isWithin, openSpans, type Span } from './spans';
import { wallClockAt } from './zone';

/** The stretches of the dates from one to another in which an order can be ready (SCHED-30). */
export function orderSpans(
  schedule: Schedule,
  [from, until]: readonly [LocalDate, LocalDate],
  timezone: string,
  margins: OrderMargins,
): Span[] {
  // Two days around are looked at as well: hours that go on there neither begin nor end at the edge.
  return [...openSpans(schedule, from - 2, until + 1, timezone)]
    .map(({ start, end }) => ({
      start: start + margins.after_opening_minutes * MINUTE_MS,
      end: end - margins.before_closing_minutes * MINUTE_MS,
    }))
    .filter(({ start, end }) => start < end);
}

/** Whether an order can be ready at an instant; without a schedule it always can. */
export function isWithinOrderHours(
  schedule: Schedule | null,
  ready_at: Date,
  timezone: string,
  margins: OrderMargins,
): boolean {
  if (schedule === null) return true;
  const { date } = wallClockAt(ready_at, timezone);
  return orderSpans(schedule, [date, date], timezone, margins).some((span) =>
    isWithin(span, ready_at.getTime()),
  );
}
