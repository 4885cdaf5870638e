import type { Schedule, TimeRange } from '@comanda/contracts';
import { DAY_MINUTES } from './constants';
import { type DayRange, rangesOn, toTimeRange, weeklyRangesOf } from './day-ranges';
import { formatLocalDate, type LocalDate, parseLocalDate } from './local-date';
import { wallClockAt } from './zone';

/** The hours that begin on one day. */
export type DayHours =
  | { readonly kind: 'closed' }
  | { readonly kind: 'all_day' }
  | { readonly kind: 'hours'; readonly ranges: readonly TimeRange[] };

/** Regular hours of a weekday, 1 = Monday … 7 = Sunday. */
export type WeekdayHours = { readonly day_of_week: number; readonly hours: DayHours };

/** The hours of the day that a wall clock shows at an instant (SCHED-14). */
export function hoursOn(schedule: Schedule | null, at: Date, timezone: string): DayHours {
  return hoursOfDay(schedule, wallClockAt(at, timezone).date);
}

/** The hours of a calendar date such as 2026-12-25 (SCHED-14). */
export function hoursOnDate(schedule: Schedule | null, date: string): DayHours {
  return hoursOfDay(schedule, parseLocalDate(date));
}

/** The regular week, Monday first, as it is printed on a door (SCHED-15). */
export function weeklyHours(schedule: Schedule | null): WeekdayHours[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
    day_of_week,
    hours: schedule ? describe(weeklyRangesOf(schedule, day_of_week)) : { kind: 'all_day' },
  }));
}

/** The dates with hours of their own from today on, in order (SCHED-16). */
export function comingExceptions(
  schedule: Schedule | null,
  at: Date,
  timezone: string,
): { readonly date: string; readonly hours: DayHours }[] {
  const today = formatLocalDate(wallClockAt(at, timezone).date);
  const dates = new Set(schedule?.exceptions.map((exception) => exception.date));
  return [...dates]
    .filter((date) => date >= today)
    .toSorted()
    .map((date) => ({ date, hours: hoursOnDate(schedule, date) }));
}

function hoursOfDay(schedule: Schedule | null, date: LocalDate): DayHours {
  return schedule ? describe(rangesOn(schedule, date)) : { kind: 'all_day' };
}

function describe(ranges: readonly DayRange[]): DayHours {
  if (ranges.length === 0) return { kind: 'closed' };
  if (ranges.some(({ start, end }) => end - start >= DAY_MINUTES)) return { kind: 'all_day' };
  return { kind: 'hours', ranges: ranges.map(toTimeRange) };
}
