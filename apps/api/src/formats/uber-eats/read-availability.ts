import type { ScheduleFile } from '@comanda/contracts/bundle';
import { err, ok, type Result } from '@comanda/kernel';
import { scheduleOf, type Span, spanOf } from '../hours/opening-spans';
import { fieldsOf, inWords, listOf, textOf } from '../json-shape';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const TIME = /^([01]?\d|2[0-4]):([0-5]\d)$/;

/** Hours per weekday; "00:00" to "23:59" is the whole day. null when nothing is said; an error names the row that cannot be read. */
export function readAvailability(raw: unknown): Result<ScheduleFile | null, string> {
  if (listOf(raw).length === 0) return ok(null);
  const spans: Span[] = [];
  for (const { day_of_week, time_periods } of listOf(raw).map(fieldsOf)) {
    const day = DAYS.indexOf(textOf(day_of_week).toLowerCase()) + 1;
    for (const period of listOf(time_periods)) {
      const { start_time, end_time } = fieldsOf(period);
      const [from, to] = [minutesOf(start_time), minutesOf(end_time)];
      const span = day === 0 || from === null || to === null ? null : spanOf(day, from, to);
      if (span === null) return err(`${textOf(day_of_week) || 'no day'}, ${inWords(period)}`);
      spans.push(span);
    }
  }
  return ok(scheduleOf(spans));
}

function minutesOf(time: unknown): number | null {
  const [, hour, minute] = TIME.exec(textOf(time)) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}
