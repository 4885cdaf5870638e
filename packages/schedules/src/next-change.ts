import type { Schedule } from '@comanda/contracts';
import { HORIZON_DAYS, MAX_HORIZON_DAYS } from './constants';
import { type LocalDate, parseLocalDate } from './local-date';
import { isWithin, openSpans } from './spans';
import { wallClockAt } from './zone';

/** A moment at which being served begins or ends. */
export type Change = { readonly at: Date; readonly is_served: boolean };

/** When it next begins or ends to be served; null when that is not in sight (SCHED-11, SCHED-13). */
export function nextChange(schedule: Schedule | null, at: Date, timezone: string): Change | null {
  if (schedule === null) return null;
  const today = wallClockAt(at, timezone).date;
  const until = horizonOf(schedule, today);
  for (const span of openSpans(schedule, today - 1, until, timezone)) {
    if (span.start > at.getTime()) return { at: new Date(span.start), is_served: true };
    if (isWithin(span, at.getTime())) return endOf(span.end, until, timezone);
  }
  return null;
}

/** When it next begins to be served, which is after now even if it is served now; null when not in sight (SCHED-12). */
export function nextOpening(schedule: Schedule | null, at: Date, timezone: string): Date | null {
  if (schedule === null) return null;
  const today = wallClockAt(at, timezone).date;
  const until = horizonOf(schedule, today);
  for (const span of openSpans(schedule, today - 1, until, timezone)) {
    if (span.start > at.getTime()) return new Date(span.start);
  }
  return null;
}

/** A span that reaches the end of what was looked at has no end in sight. */
function endOf(end: number, until: LocalDate, timezone: string): Change | null {
  const at = new Date(end);
  return wallClockAt(at, timezone).date > until ? null : { at, is_served: false };
}

function horizonOf(schedule: Schedule, today: LocalDate): LocalDate {
  const last = schedule.exceptions.reduce(
    (latest, { date }) => Math.max(latest, parseLocalDate(date)),
    today,
  );
  return Math.min(last, today + MAX_HORIZON_DAYS) + HORIZON_DAYS;
}
