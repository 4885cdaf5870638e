import type { ScheduleFile } from '@comanda/contracts/bundle';
import { err, ok, type Result } from '@comanda/kernel';
import { type DatedSpans, scheduleOf, spanOf } from './opening-spans';
import { type Clause, readClauses } from './read-clauses';
import { readDates } from './read-dates';
import { createWeek, type Week } from './week';

/** Written as OpenStreetMap has it, where a later rule takes the place of an earlier one. */
const OSM =
  /^(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH|SH|off|closed|open|[\d:;,\s-])|\d{4} [A-Z][a-z]{2}|-[A-Z][a-z]{2} )+$/;
const WITH_HOLIDAYS = /^((?:[A-Z][a-z][,-]?\s*)+),\s*PH\s+(.+)$/;
const HOLIDAYS = /^(?:PH|SH)(?:\s*,\s*(?:PH|SH))*\s+(?:off|closed)$/i;

export type ReadHours = {
  readonly schedule: ScheduleFile;
  /** Hours that were understood but not converted: rules for public holidays, which we do not know. */
  readonly left_out: readonly string[];
};

/**
 * Opening hours as people and chains write them; several texts are added up. What is not understood is refused, with the words
 * it failed at.
 */
export function readHours(...texts: readonly string[]): Result<ReadHours, string> {
  const left_out: string[] = [];
  const dates = new Map<string, DatedSpans>();
  const week = createWeek();
  for (const text of texts) {
    const isOsm = OSM.test(text.trim());
    const clauses = text
      .split(isOsm ? ';' : /;(?=\s*(?:PH|SH|\d{4} [A-Z])\b)/)
      .map((each) => each.trim())
      .filter((each) => each !== '');
    if (clauses.length === 0) return err(`"${text}"`);
    for (const [index, clause] of clauses.entries()) {
      const replaces = isOsm && index > 0;
      const wrong = readOne(clause, { week, dates, left_out, isOsm, replaces });
      if (wrong !== null) return err(wrong);
    }
  }
  return ok({ schedule: scheduleOf(week.spans(), [...dates.values()]), left_out });
}

type Reading = {
  readonly week: Week;
  readonly dates: Map<string, DatedSpans>;
  readonly left_out: string[];
  readonly isOsm: boolean;
  /** Whether it takes the place of what was said of its days. */
  readonly replaces: boolean;
};

/** Adds one clause to what was read; null, or the words that were not understood. */
function readOne(clause: string, reading: Reading): string | null {
  const { week, dates, left_out, isOsm } = reading;
  if (HOLIDAYS.test(clause)) {
    left_out.push(clause);
    return null;
  }
  const dated = readDates(clause);
  const [, days, hours] = WITH_HOLIDAYS.exec(clause) ?? [];
  const read = readClauses(
    dated?.rest ?? (days === undefined ? clause : `${days} ${hours}`),
    isOsm,
  );
  if (!read.ok) return read.error;
  if (dated === null) {
    if (days !== undefined) left_out.push(`PH ${hours}`);
    return week.say(read.value, reading) ? null : `"${clause}"`;
  }
  const spans = dayOf(read.value);
  if (spans === null) return `"${clause}"`;
  for (const date of dated.dates) dates.set(date, { date, spans });
  return null;
}

/** The hours of a date; null when a break is said of hours that are not there, or a time that there is not. */
function dayOf(clauses: readonly Clause[]): DatedSpans['spans'] | null {
  if (clauses.some(({ breaks }) => breaks.length > 0)) return null;
  const spans = clauses.flatMap(({ ranges }) => ranges.map(({ from, to }) => spanOf(1, from, to)));
  return spans.some((span) => span === null) ? null : spans.filter((span) => span !== null);
}
