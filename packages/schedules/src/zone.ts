import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS, MINUTE_MS } from './constants';
import type { LocalDate } from './local-date';

/** Wall clock: the date and the minutes (and fractions) since its midnight. */
export type WallClock = { readonly date: LocalDate; readonly minutes: number };

/** No zone is further from UTC than this. */
const FURTHEST_OFFSET_MS = 15 * 60 * MINUTE_MS;

/** Reads the wall clock of a zone at an instant. Throws on a zone that does not exist. */
export function wallClockAt(at: Date, timezone: string): WallClock {
  const local = at.getTime() + offsetAt(at.getTime(), timezone);
  const date = Math.floor(local / DAY_MS);
  return { date, minutes: (local - date * DAY_MS) / MINUTE_MS };
}

/** Where the wall times of some consecutive dates lie in time. Minutes past midnight count on into the next date. */
export type ZoneDays = {
  /** A time the clock shows twice means the first; one it skips means the first moment after the gap (SCHED-7). */
  readonly instantOf: (date: LocalDate, minutes: number) => number;
  /** Whether the clock shows this time at all. */
  readonly exists: (date: LocalDate, minutes: number) => boolean;
};

/**
 * A few dates of a zone, in which its clock changes once at most. On all but a few days a year it does not, and minutes are
 * plain sums.
 */
export function zoneDays(from: LocalDate, until: LocalDate, timezone: string): ZoneDays {
  const low = from * DAY_MS - FURTHEST_OFFSET_MS;
  const high = (until + 2) * DAY_MS + FURTHEST_OFFSET_MS;
  const before = offsetAt(low, timezone);
  const after = offsetAt(high, timezone);
  if (before === after) {
    return { instantOf: (date, minutes) => asUtc(date, minutes) - before, exists: () => true };
  }
  const change = changeBetween(low, high, before, timezone);
  return {
    instantOf: (date, minutes) => {
      const shown = asUtc(date, minutes);
      return shown - before < change ? shown - before : Math.max(change, shown - after);
    },
    exists: (date, minutes) => {
      const shown = asUtc(date, minutes);
      return shown - before < change || shown - after >= change;
    },
  };
}

/** The instant at which the offset stops being what it was before, to the minute. */
function changeBetween(low: number, high: number, before: number, timezone: string): number {
  let same = low;
  let changed = high;
  while (changed - same > MINUTE_MS) {
    const middle = same + Math.floor((changed - same) / (2 * MINUTE_MS)) * MINUTE_MS;
    if (offsetAt(middle, timezone) === before) same = middle;
    else changed = middle;
  }
  return changed;
}

/** The instant at which a clock in Greenwich shows this. */
function asUtc(date: LocalDate, minutes: number): number {
  return date * DAY_MS + minutes * MINUTE_MS;
}

const known = new Map<string, number>();
const MOST_KNOWN = 1000;

/** Local time minus UTC, in milliseconds. Asking costs as much as a price, and in one minute everybody asks the same. */
function offsetAt(instant: number, timezone: string): number {
  const key = `${Math.floor(instant / MINUTE_MS)} ${timezone}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const offset = askOffset(instant, timezone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, offset);
  return offset;
}

function askOffset(instant: number, timezone: string): number {
  const minutes = tzOffset(timezone, new Date(instant));
  if (Number.isNaN(minutes)) {
    if (Number.isNaN(instant)) throw new RangeError('This is no instant.');
    throw new RangeError(`"${timezone}" is not an IANA time zone such as America/Toronto.`);
  }
  return minutes * MINUTE_MS;
}
