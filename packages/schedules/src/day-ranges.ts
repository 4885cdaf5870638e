import type { Schedule, TimeRange } from '@comanda/contracts';
import { DAY_MINUTES, FULL_DAY_TOLERANCE_MINUTES } from './constants';
import { dayOfWeek, formatLocalDate, type LocalDate } from './local-date';
import { formatWallTime, parseWallTime } from './wall-time';

/** A stretch of wall time in minutes after the midnight of the day it belongs to; the end may lie in the next day. */
export type DayRange = { readonly start: number; readonly end: number };

const made = new WeakMap<Schedule, Map<LocalDate, readonly DayRange[]>>();
/** Of one schedule; guests may ask about any day. */
const MOST_DATES = 100;

/**
 * The ranges that start on a date, in order, those that touch or overlap made one (SCHED-2, SCHED-3, SCHED-6). Made once for
 * the same schedule: every order asks about today.
 */
export function rangesOn(schedule: Schedule, date: LocalDate): readonly DayRange[] {
  const dates = made.get(schedule) ?? new Map<LocalDate, readonly DayRange[]>();
  made.set(schedule, dates);
  const known = dates.get(date);
  if (known) return known;
  const ranges = mergeRanges(timesOn(schedule, date).map(toDayRange));
  if (dates.size >= MOST_DATES) dates.clear();
  dates.set(date, ranges);
  return ranges;
}

/** The regular ranges of a weekday, 1 = Monday … 7 = Sunday, exceptions left aside. */
export function weeklyRangesOf(schedule: Schedule, day_of_week: number): DayRange[] {
  return mergeRanges(regularTimesOf(schedule, day_of_week).map(toDayRange));
}

/** Minutes back to wall times; what ends in the next day ends at or before it starts. */
export function toTimeRange({ start, end }: DayRange): TimeRange {
  return { start_time: formatWallTime(start), end_time: formatWallTime(end) };
}

function timesOn(schedule: Schedule, date: LocalDate): readonly TimeRange[] {
  const text = formatLocalDate(date);
  const exceptions = schedule.exceptions.filter((exception) => exception.date === text);
  return exceptions.length > 0
    ? exceptions.flatMap((exception) => exception.intervals)
    : regularTimesOf(schedule, dayOfWeek(date));
}

function regularTimesOf(schedule: Schedule, day_of_week: number): readonly TimeRange[] {
  return schedule.intervals.filter((interval) => interval.day_of_week === day_of_week);
}

function toDayRange({ start_time, end_time }: TimeRange): DayRange {
  const start = parseWallTime(start_time);
  const shown = parseWallTime(end_time);
  const end = shown <= start ? shown + DAY_MINUTES : shown;
  const isFullDay = end - start >= DAY_MINUTES - FULL_DAY_TOLERANCE_MINUTES;
  return { start, end: isFullDay ? start + DAY_MINUTES : end };
}

function mergeRanges(ranges: readonly DayRange[]): DayRange[] {
  const merged: DayRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || range.start > last.end) merged.push(range);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return merged;
}
