import { instantOfWallTime } from './instant-of-wall-time';
import { formatLocalDate, parseLocalDate } from './local-date';
import { wallClockAt } from './zone';

/** A day as a restaurant counts it: the guests after midnight belong to the evening before. */
export type BusinessDay = {
  /** The calendar date on which it begins, 2026-11-28. */
  readonly date: string;
  readonly starts_at: Date;
  /** The beginning of the next one. */
  readonly ends_at: Date;
};

/** The day that begins on a calendar date at the wall time `turns_at` (SCHED-32). */
export function businessDayOn(date: string, timezone: string, turns_at: string): BusinessDay {
  const next = formatLocalDate(parseLocalDate(date) + 1);
  return {
    date,
    starts_at: instantOfWallTime(`${date}T${turns_at}`, timezone),
    ends_at: instantOfWallTime(`${next}T${turns_at}`, timezone),
  };
}

/** The day that an instant belongs to (SCHED-32). */
export function businessDayAt(at: Date, timezone: string, turns_at: string): BusinessDay {
  const { date } = wallClockAt(at, timezone);
  const day = businessDayOn(formatLocalDate(date), timezone, turns_at);
  return at < day.starts_at ? businessDayOn(formatLocalDate(date - 1), timezone, turns_at) : day;
}
