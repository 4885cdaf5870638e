import type { ScheduleFile } from '@comanda/contracts/bundle';
import { err, ok, type Result } from '@comanda/kernel';
import { type DatedSpans, scheduleOf, type Span, spanOf } from '../hours/opening-spans';
import { readHours, type ReadHours } from '../hours/read-hours';
import { fieldsOf, inWords, listOf, textOf } from '../json-shape';
import { lastPart, type Node } from './schema-nodes';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const TIME = /^(\d{2}):(\d{2})(?::\d{2})?/;
const MOST_DATES = 100;
const DAY_MS = 86_400_000;

/** The hours of a place, as specifications or as text; null when it says nothing. */
export function readOpeningHours(place: Node): Result<ReadHours | null, string> {
  const weekly = listOf(place['openingHoursSpecification']).map(fieldsOf);
  const special = listOf(place['specialOpeningHoursSpecification']).map(fieldsOf);
  if (weekly.length + special.length > 0) return readSpecifications([...weekly, ...special]);
  const texts = listOf(place['openingHours'])
    .map(textOf)
    .filter((each) => each !== '');
  return texts.length === 0 ? ok(null) : readHours(...texts);
}

function readSpecifications(specifications: readonly Node[]): Result<ReadHours, string> {
  const spans: Span[] = [];
  const dates = new Map<string, DatedSpans>();
  for (const each of specifications) {
    const range = rangeOf(each);
    const from = textOf(each['validFrom']).slice(0, 10);
    if (range === null) return err(inWords(each));
    if (from === '') {
      const days = listOf(each['dayOfWeek']).map((day) => DAYS.indexOf(lastPart(day)) + 1);
      if (days.length === 0 || days.includes(0)) return err(inWords(each));
      if (range !== 'closed') spans.push(...days.map((day) => ({ ...range, day })));
      continue;
    }
    const covered = datesBetween(from, textOf(each['validThrough']).slice(0, 10) || from);
    if (covered === null || each['dayOfWeek'] !== undefined) return err(inWords(each));
    for (const date of covered) {
      const known = dates.get(date)?.spans ?? [];
      dates.set(date, { date, spans: range === 'closed' ? known : [...known, range] });
    }
  }
  const schedule: ScheduleFile = scheduleOf(spans, [...dates.values()]);
  return ok({ schedule, left_out: [] });
}

/** Opens and closes at the same time, or at nothing: closed. Closing at 23:59 or 24:00 is written as well. */
function rangeOf({ opens, closes }: Node): Omit<Span, 'day'> | 'closed' | null {
  if (opens === undefined && closes === undefined) return 'closed';
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  if (from === null || to === null) return null;
  if (from === to) return 'closed';
  return spanOf(1, from, to);
}

function minutesOf(time: unknown): number | null {
  const [, hour, minute] = TIME.exec(textOf(time)) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

function datesBetween(first: string, last: string): string[] | null {
  const [from, to] = [Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`)];
  const count = (to - from) / DAY_MS + 1;
  if (!(count >= 1 && count <= MOST_DATES)) return null;
  return Array.from({ length: count }, (_, day) =>
    new Date(from + day * DAY_MS).toISOString().slice(0, 10),
  );
}
