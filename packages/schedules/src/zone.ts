import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS, HORIZON_DAYS, MINUTE_MS } from './constants';
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

/** Local time minus UTC between two instants, all in milliseconds. */
export type KnownOffset = {
  readonly from_ms: number;
  readonly until_ms: number;
  readonly offset_ms: number;
};

/** Who asks what comes next looks no further, were it a house that never closes, and a page that was drawn the day before. */
const KNOWN_BEFORE_MS = 3 * DAY_MS;
const KNOWN_AFTER_MS = (HORIZON_DAYS + 5) * DAY_MS;

/** The offset of a zone in the days around an instant; null when its clock changes in them. */
export function offsetAround(at: Date, timezone: string): KnownOffset | null {
  const [from_ms, until_ms] = [at.getTime() - KNOWN_BEFORE_MS, at.getTime() + KNOWN_AFTER_MS];
  const offset_ms = offsetAt(from_ms, timezone);
  return offsetAt(until_ms, timezone) === offset_ms ? { from_ms, until_ms, offset_ms } : null;
}

const trusted = new Map<string, KnownOffset>();

/** Takes for granted what another found out of a zone: a phone takes longer over its first time of day somewhere than over the rest of a page. */
export function trustOffset(timezone: string, known: KnownOffset): void {
  trusted.set(timezone, known);
}

const known = new Map<string, number>();
const MOST_KNOWN = 1000;

/** Local time minus UTC, in milliseconds. Asking costs as much as a price, and in one minute everybody asks the same. */
function offsetAt(instant: number, timezone: string): number {
  const told = trusted.get(timezone);
  if (told && told.from_ms <= instant && instant <= told.until_ms) return told.offset_ms;
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
