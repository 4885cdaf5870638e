import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS, MINUTE_MS } from './constants';
import type { LocalDate } from './local-date';

/** What a wall clock shows: the date and the minutes (and parts of one) since its midnight. */
export type WallClock = { readonly date: LocalDate; readonly minutes: number };

/** No zone is further from UTC than this. */
const FURTHEST_OFFSET_MS = 15 * 60 * MINUTE_MS;

/** Reads the wall clock of a zone at an instant. Throws on a zone that does not exist. */
export function wallClockAt(at: Date, timezone: string): WallClock {
  const local = at.getTime() + offsetAt(at.getTime(), timezone);
  const date = Math.floor(local / DAY_MS);
  return { date, minutes: (local - date * DAY_MS) / MINUTE_MS };
}

/** The instant at which a zone's wall clock shows some minutes of a date. */
export type DayInZone = {
  /**
   * A time that the clock shows twice means the first; one that it skips means the first moment after the gap (SCHED-7).
   * Minutes past midnight count on into the next day.
   */
  readonly instantOf: (minutes: number) => number;
  /** Whether the clock shows this time at all on that date. */
  readonly exists: (minutes: number) => boolean;
};

/** One date of a zone, with its clock changes looked up once. */
export function dayInZone(date: LocalDate, timezone: string): DayInZone {
  const midnight = date * DAY_MS;
  const before = offsetAt(midnight - FURTHEST_OFFSET_MS, timezone);
  const after = offsetAt(midnight + 2 * DAY_MS + FURTHEST_OFFSET_MS, timezone);
  const shown = (minutes: number): number => midnight + minutes * MINUTE_MS;
  if (before === after) {
    return { instantOf: (minutes) => shown(minutes) - before, exists: () => true };
  }
  return {
    instantOf: (minutes) =>
      firstMatch(shown(minutes), before, after, timezone) ??
      changeBetween(shown(minutes) - after, shown(minutes) - before, after, timezone),
    exists: (minutes) => firstMatch(shown(minutes), before, after, timezone) !== null,
  };
}

function firstMatch(shown: number, before: number, after: number, timezone: string): number | null {
  const candidates = [shown - before, shown - after].toSorted((a, b) => a - b);
  return candidates.find((instant) => instant + offsetAt(instant, timezone) === shown) ?? null;
}

/** The first instant that has the offset of after the change; the change lies between the two instants. */
function changeBetween(from: number, to: number, after: number, timezone: string): number {
  let low = from;
  let high = to;
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / (2 * MINUTE_MS)) * MINUTE_MS;
    if (offsetAt(middle, timezone) === after) high = middle;
    else low = middle;
  }
  return high;
}

/** Local time minus UTC, in milliseconds. */
function offsetAt(instant: number, timezone: string): number {
  const minutes = tzOffset(timezone, new Date(instant));
  if (Number.isNaN(minutes)) {
    throw new RangeError(`"${timezone}" is not an IANA time zone such as America/Toronto.`);
  }
  return minutes * MINUTE_MS;
}
