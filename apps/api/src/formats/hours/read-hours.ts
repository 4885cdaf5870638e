import type { ScheduleFile } from '@comanda/contracts/bundle';
import { err, ok, type Result } from '@comanda/kernel';
import { type DatedSpans, scheduleOf, type Span, spanOf } from './opening-spans';
import { readClauses } from './read-clauses';
import { readDates } from './read-dates';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** Written as OpenStreetMap has it, where a later rule takes the place of an earlier one. */
const OSM =
  /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|off|[\d:;,\s-])|\d{4} [A-Z][a-z]{2}|-[A-Z][a-z]{2} )+$/;
const WITH_HOLIDAYS = /^((?:[A-Z][a-z][,-]?\s*)+),\s*PH\s+(.+)$/;
const HOLIDAYS = /^(?:PH|SH)(?:\s*,\s*(?:PH|SH))*\s+(?:off|closed)$/i;

export type ReadHours = {
  readonly schedule: ScheduleFile;
  /** What was understood and cannot be said: what holds on public holidays, which we do not know. */
  readonly left_out: readonly string[];
};

/** Opening hours as people and chains write them. What is not understood is refused, with the words it failed at. */
export function readHours(text: string): Result<ReadHours, string> {
  const isOsm = OSM.test(text.trim());
  const left_out: string[] = [];
  const dates: DatedSpans[] = [];
  const weekly: string[] = [];
  for (const clause of text
    .split(isOsm ? ';' : /;(?=\s*(?:PH|SH|\d{4} [A-Z])\b)/)
    .map((each) => each.trim())) {
    const dated = readDates(clause);
    const [, days, hours] = WITH_HOLIDAYS.exec(clause) ?? [];
    if (days !== undefined) {
      weekly.push(`${days} ${hours}`);
      left_out.push(`PH ${hours}`);
    } else if (HOLIDAYS.test(clause)) left_out.push(clause);
    else if (dated === null) weekly.push(clause);
    else {
      const spans = readClauses(dated.rest);
      if (!spans.ok) return err(spans.error);
      const own = spans.value.flatMap(({ ranges }) => ranges);
      dates.push(
        ...dated.dates.map((date) => ({
          date,
          spans: own.flatMap(({ from, to }) => toSpans([1], from, to)),
        })),
      );
    }
  }
  const spans = weekSpans(
    weekly.filter((clause) => clause !== ''),
    isOsm,
  );
  if (!spans.ok) return spans;
  const isSilent = weekly.every((clause) => clause === '') && dates.length === 0;
  if (isSilent) return err(`"${text}"`);
  return ok({ schedule: scheduleOf(spans.value, lastOfEach(dates)), left_out });
}

function weekSpans(clauses: readonly string[], isOsm: boolean): Result<Span[], string> {
  const byDay = new Map<number, Span[]>();
  for (const clause of clauses) {
    const read = readClauses(clause);
    if (!read.ok) return err(read.error);
    for (const { days, ranges } of read.value) {
      for (const day of days ?? EVERY_DAY) {
        const spans = ranges.map(({ from, to }) => spanOf(day, from, to));
        if (spans.some((span) => span === null)) return err(clause);
        const whole = spans.filter((span) => span !== null);
        const isInstead =
          ranges.length === 0 ||
          (isOsm &&
            clauses.indexOf(clause) > 0 &&
            !read.value.slice(0, -1).some((other) => other.days?.includes(day)));
        byDay.set(day, isInstead ? whole : [...(byDay.get(day) ?? []), ...whole]);
      }
    }
  }
  return ok([...byDay.values()].flat());
}

function toSpans(days: readonly number[], from: number, to: number): Span[] {
  return days.map((day) => spanOf(day, from, to)).filter((span) => span !== null);
}

function lastOfEach(dates: readonly DatedSpans[]): DatedSpans[] {
  return [...new Map(dates.map((each) => [each.date, each])).values()];
}
