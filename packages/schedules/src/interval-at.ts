import type { Schedule, TimeRange } from '@comanda/contracts';
import { toTimeRange } from './day-ranges';
import { formatLocalDate } from './local-date';
import { type DaySpan, isWithin, spansOn } from './spans';
import { wallClockAt, zoneDays } from './zone';

/** Hours in force: the wall times, the date they belong to, and the instants they begin and end at. */
export type IntervalInForce = TimeRange & {
  readonly date: string;
  readonly start: Date;
  readonly end: Date;
};

/** Whether something with this schedule is served at an instant; without a schedule it always is (SCHED-1). */
export function isServedAt(schedule: Schedule | null, at: Date, timezone: string): boolean {
  return schedule === null || spanAt(schedule, at, timezone) !== null;
}

/** The hours in force at an instant, null when there are none (SCHED-10). Of two that overlap, the one that ends last. */
export function intervalAt(schedule: Schedule, at: Date, timezone: string): IntervalInForce | null {
  const span = spanAt(schedule, at, timezone);
  return (
    span && {
      ...toTimeRange(span.range),
      date: formatLocalDate(span.date),
      start: new Date(span.start),
      end: new Date(span.end),
    }
  );
}

function spanAt(schedule: Schedule, at: Date, timezone: string): DaySpan | null {
  const today = wallClockAt(at, timezone).date;
  const days = zoneDays(today - 1, today + 1, timezone);
  // Where the clock goes back over a midnight, hours of the next date are already in force.
  const current = [today - 1, today, today + 1]
    .flatMap((date) => spansOn(schedule, date, days))
    .filter((span) => isWithin(span, at.getTime()));
  return current.toSorted((a, b) => b.end - a.end)[0] ?? null;
}
