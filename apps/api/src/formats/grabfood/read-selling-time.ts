import type { ScheduleFile } from '@comanda/contracts/bundle';
import type { Problem } from '../foreign-menu';
import { scheduleOf, type Span, spanOf } from '../hours/opening-spans';
import { countOf, fieldsOf, inWords, listOf, textOf } from '../json-shape';
import { datesProblem } from '../limited-dates';
import { plainText } from '../texts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export type SellingTime = {
  readonly id: string;
  readonly name: string;
  readonly schedule: ScheduleFile | null;
  /** Of each dish that is sold then. */
  readonly dates: readonly Problem[];
  readonly problem: Problem | null;
};

/** Hours per weekday in minutes of the day; a day may be open all day, closed, or open for periods. */
export function readSellingTime(time: Record<string, unknown>): SellingTime {
  const id = textOf(time['id']);
  const name = plainText(time['name']) || id;
  const hours = fieldsOf(time['serviceHours']);
  const spans: Span[] = [];
  for (const [index, day] of DAYS.entries()) {
    const ranges = rangesOf(fieldsOf(hours[day]));
    for (const [from, to] of ranges) {
      const span = from === undefined || to === undefined ? null : spanOf(index + 1, from, to);
      if (span === null)
        return { id, name, schedule: null, dates: [], problem: unreadable(inWords(hours[day])) };
      spans.push(span);
    }
  }
  return {
    id,
    name,
    schedule: { ...scheduleOf(spans), name },
    dates: datesProblem([time['startTime'], time['endTime']], null, 'item'),
    problem: null,
  };
}

function rangesOf({ openPeriodType, periods }: Record<string, unknown>): (number | undefined)[][] {
  if (openPeriodType === 'OpenAllDay') return [[0, 1440]];
  return openPeriodType === 'OpenPeriod' ? listOf(periods).map(minutesOf) : [];
}

/** Minutes since midnight, or "HH:MM". */
function minutesOf(period: unknown): (number | undefined)[] {
  const { startTime, endTime } = fieldsOf(period);
  return [startTime, endTime].map((time) => {
    const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(textOf(time)) ?? [];
    return hour === undefined ? (countOf(time) ?? undefined) : Number(hour) * 60 + Number(minute);
  });
}

function unreadable(detail: string): Problem {
  return { reason: 'hours_not_understood', part: 'hours', detail, leaves_out: 'part' };
}
