import type { Schedule } from '@comanda/contracts';
import { type DayRange, rangesOn } from './day-ranges';
import type { LocalDate } from './local-date';
import { type ZoneDays, zoneDays } from './zone';

/** A stretch of time between two instants, in milliseconds; the start belongs to it, the end does not. */
export type Span = { readonly start: number; readonly end: number };

/** A span together with the day and the wall times it comes from. */
export type DaySpan = Span & { readonly date: LocalDate; readonly range: DayRange };

/** The spans of the ranges that start on a date. One that a clock change swallows whole is left out (SCHED-7). */
export function spansOn(schedule: Schedule, date: LocalDate, days: ZoneDays): DaySpan[] {
  return rangesOn(schedule, date)
    .map((range) => ({
      start: days.instantOf(date, range.start),
      end: days.instantOf(date, range.end),
      date,
      range,
    }))
    .filter((span) => span.start < span.end);
}

/** The open stretches of the days from one to another (both included), in order, across midnights made one. */
export function* openSpans(
  schedule: Schedule,
  from: LocalDate,
  until: LocalDate,
  timezone: string,
): Generator<Span, void> {
  let open: Span | null = null;
  for (let date = from; date <= until; date += 1) {
    for (const span of spansOn(schedule, date, zoneDays(date, date, timezone))) {
      if (open !== null && span.start <= open.end) {
        open = { start: open.start, end: Math.max(open.end, span.end) };
      } else {
        if (open !== null) yield open;
        open = { start: span.start, end: span.end };
      }
    }
  }
  if (open !== null) yield open;
}

/** Whether an instant lies in a span. */
export function isWithin(span: Span, instant: number): boolean {
  return span.start <= instant && instant < span.end;
}
