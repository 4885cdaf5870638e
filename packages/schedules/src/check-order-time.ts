import type { Schedule, TimeRange } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { MAX_COMMON_STEPS, MINUTE_MS } from './constants';
import { rangesOn, toTimeRange } from './day-ranges';
import { isServedAt } from './interval-at';
import { formatLocalDate } from './local-date';
import { nextChange, nextOpening } from './next-change';
import { spansOn } from './spans';
import { wallClockAt, zoneDays } from './zone';

/** May this be ordered for that time? All schedules must be open then: the restaurant's, the menu's; null = always open. */
export type OrderTimeQuestion = {
  readonly schedules: readonly (Schedule | null)[];
  /** When it is wanted. */
  readonly at: Date;
  readonly now: Date;
  readonly timezone: string;
};

/** Until when it may be ordered; null when no end is in sight. */
export type OrderTime = { readonly until: Date | null };

export type OrderTimeFault = {
  readonly code: 'not_orderable';
  /** The first of them that holds. */
  readonly reason:
    | 'in_past'
    | 'closed_on_date'
    | 'closed_on_weekday'
    | 'before_hours'
    | 'between_hours'
    | 'after_hours';
  /** Which of the schedules says no, by its place; null for a time that is past. */
  readonly schedule: number | null;
  /** The hours that begin on that date, to be shown; none when there are none. */
  readonly served: readonly TimeRange[];
  /** The next time from then on (from now on, for a time that is past) at which all of them are open. */
  readonly next: Date | null;
};

/** Answers with until when, or with the reason why not and the times to show instead (SCHED-24). */
export function checkOrderTime(question: OrderTimeQuestion): Result<OrderTime, OrderTimeFault> {
  const { schedules, at, now, timezone } = question;
  // The minute that is running counts as now: a clock that shows it is not in the past.
  if (at.getTime() <= now.getTime() - MINUTE_MS) {
    const next = nextCommonOpening(schedules, now, timezone);
    return err({ code: 'not_orderable', reason: 'in_past', schedule: null, served: [], next });
  }
  const place = schedules.findIndex((schedule) => !isServedAt(schedule, at, timezone));
  const closed = schedules[place] ?? null;
  if (closed === null) return ok({ until: untilWhen(schedules, at, timezone) });
  return err({
    code: 'not_orderable',
    reason: reasonOf(closed, at, timezone),
    schedule: place,
    served: rangesOn(closed, wallClockAt(at, timezone).date).map(toTimeRange),
    next: nextCommonOpening(schedules, at, timezone),
  });
}

/** The first time from an instant on at which all schedules are open; that instant itself when they are (SCHED-25). */
export function nextCommonOpening(
  schedules: readonly (Schedule | null)[],
  from: Date,
  timezone: string,
): Date | null {
  let at: Date | null = from;
  for (let step = 0; at !== null && step < MAX_COMMON_STEPS; step += 1) {
    const instant: Date = at;
    const closed = schedules.find((schedule) => !isServedAt(schedule, instant, timezone));
    if (!closed) return at;
    at = nextOpening(closed, at, timezone);
  }
  return null;
}

function untilWhen(
  schedules: readonly (Schedule | null)[],
  at: Date,
  timezone: string,
): Date | null {
  const ends = schedules
    .map((schedule) => nextChange(schedule, at, timezone)?.at.getTime())
    .filter((end) => end !== undefined);
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

function reasonOf(schedule: Schedule, at: Date, timezone: string): OrderTimeFault['reason'] {
  const { date } = wallClockAt(at, timezone);
  const spans = spansOn(schedule, date, zoneDays(date, date, timezone));
  if (spans.length === 0) {
    const text = formatLocalDate(date);
    const hasOwnHours = schedule.exceptions.some((exception) => exception.date === text);
    return hasOwnHours ? 'closed_on_date' : 'closed_on_weekday';
  }
  if (spans.every(({ start }) => start > at.getTime())) return 'before_hours';
  return spans.some(({ start }) => start > at.getTime()) ? 'between_hours' : 'after_hours';
}
