import { dayName, type ScheduleFile } from '@comanda/contracts/bundle';

const DAY = 1440;
const WEEK = 7 * DAY;

type Stretch = { readonly from: number; readonly to: number };

/** Open on a weekday (1 = Monday) from one minute of the day to another, which may lie in the next day. */
export type Span = { readonly day: number; readonly from: number; readonly to: number };

export type DatedSpans = { readonly date: string; readonly spans: readonly Omit<Span, 'day'>[] };

/** A span as others write it: an end at or before the start means the next day. null when it is none, or longer than a day. */
export function spanOf(day: number, from: number, to: number): Span | null {
  const end = to <= from ? to + DAY : to;
  return from >= 0 && from < DAY && end - from <= DAY && to >= 0 ? { day, from, to: end } : null;
}

/** The spans without what one of them covers, which may reach into the next day. */
export function without(spans: readonly Span[], taken: Span): Span[] {
  const [first, last] = [taken.day * DAY + taken.from, taken.day * DAY + taken.to];
  const copies = [-WEEK, 0, WEEK].map((shift) => ({ from: first + shift, to: last + shift }));
  return spans.flatMap(({ day, from, to }) => {
    const whole = [{ from: day * DAY + from, to: day * DAY + to }];
    return copies
      .reduce((parts, copy) => parts.flatMap((part) => cut(part, copy)), whole)
      .map(ofWeek);
  });
}

function cut(whole: Stretch, taken: Stretch): Stretch[] {
  return [
    { from: whole.from, to: Math.min(whole.to, taken.from) },
    { from: Math.max(whole.from, taken.to), to: whole.to },
  ].filter(({ from, to }) => from < to);
}

/** Minutes since the Sunday before a week as a span of the day that it starts on. */
function ofWeek({ from, to }: Stretch): Span {
  const day = Math.floor(from / DAY);
  return { day: ((day + 6) % 7) + 1, from: from - day * DAY, to: to - day * DAY };
}

/** Spans as a schedule of a folder: in order, each once, days with the same hours together. */
export function scheduleOf(
  spans: readonly Span[],
  dates: readonly DatedSpans[] = [],
): ScheduleFile {
  const rows = new Map<string, ScheduleFile['intervals'][number]>();
  for (const { day, from, to } of spans.toSorted(
    (a, b) => a.day - b.day || a.from - b.from || a.to - b.to,
  )) {
    const hours = wallTimes({ from, to });
    const row = rows.get(JSON.stringify(hours)) ?? { days: [], ...hours };
    const name = dayName(day);
    if (!row.days.includes(name)) row.days.push(name);
    rows.set(JSON.stringify(hours), row);
  }
  return {
    name: '',
    intervals: [...rows.values()],
    exceptions: dates
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
      .map(({ date, spans: own }) => ({ date, intervals: own.map(wallTimes) })),
  };
}

function wallTimes({ from, to }: Omit<Span, 'day'>): { start_time: string; end_time: string } {
  return { start_time: wallTime(from), end_time: wallTime(to) };
}

function wallTime(minutes: number): string {
  const ofDay = minutes % DAY;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
