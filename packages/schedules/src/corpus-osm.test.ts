import { type CorpusCase, readCorpus, reportCorpus } from '@comanda/testing/corpus';
import { test } from 'vitest';
import { isServedAt } from './interval-at';
import { nextChange } from './next-change';
import { edgesOf, isOpenByRules, readOsmHours, toSchedule } from './test-osm';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

test('SCHED-2, SCHED-3, SCHED-8: the hours of restaurants as OpenStreetMap writes them', () => {
  const text = readCorpus('hours/restaurant-hours-strings-osm-opening-hours-rs.txt');
  const lines = text?.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  reportCorpus('opening-hours-rs, hours of restaurants', lines ? lines.map(judge) : null);
});

test('SCHED-2, SCHED-3, SCHED-8: the hours of restaurants on a map', () => {
  const text = readCorpus('locations/osm-vegetarian-restaurants-2015.json');
  reportCorpus(
    'OpenStreetMap, restaurants of 2015',
    text === null ? null : hoursIn(text).map(judge),
  );
});

/** Read as a schedule, the hours are those the rules say, at and before each of their edges, on eight days. */
function judge(name: string): CorpusCase {
  const read = readOsmHours(name);
  if (!read.ok) return { name, verdict: 'not_expressible', why: read.why };
  const schedule = toSchedule(read.rules);
  const from = Date.parse(`${schedule.exceptions[0]?.date ?? '2026-11-19'}T00:00:00Z`) - 2 * DAY;
  const wrong = Array.from({ length: 8 }, (_, day) => from + day * DAY)
    .flatMap((midnight) => edgesOf(read.rules).map((minute) => midnight + minute * MINUTE))
    .find((at) => isServedAt(schedule, new Date(at), 'UTC') !== isOpenByRules(read.rules, at));
  return wrong === undefined
    ? { name, verdict: 'agrees', why: '' }
    : { name, verdict: 'differs', why: `at ${new Date(wrong).toISOString()}` };
}

function hoursIn(json: string): string[] {
  const found: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (key === 'opening_hours' && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

type ChangeCase = {
  readonly name: string;
  readonly tz?: string;
  readonly hours: string;
  readonly at: string;
  readonly nextChange: string;
};

test('SCHED-7, SCHED-11, SCHED-13: the next change, through both nights the clock changes', () => {
  const text = readCorpus('hours/dst-and-next-change-opening-hours-rs.json');
  const corpus: { cases: readonly ChangeCase[] } | null = text && JSON.parse(text);
  reportCorpus('opening-hours-rs, next change', corpus && corpus.cases.map(judgeChange));
});

function judgeChange({ tz = 'UTC', hours, at, nextChange: expected }: ChangeCase): CorpusCase {
  const name = `${hours} at ${at}`;
  const read = readOsmHours(hours);
  if (!read.ok) return { name, verdict: 'not_expressible', why: read.why };
  if (hours === '24/7') return { name, verdict: 'not_expressible', why: 'the end of the calendar' };
  const change = nextChange(toSchedule(read.rules), instantOf(at, tz), tz);
  const found = change && wallTime(change.at, tz);
  return found === expected
    ? { name, verdict: 'agrees', why: '' }
    : { name, verdict: 'differs', why: `${found} instead of ${expected}` };
}

/** The first instant at which a clock in the zone shows this. */
function instantOf(local: string, timezone: string): Date {
  const shown = Date.parse(`${local}:00Z`);
  const offsets = Array.from({ length: 27 }, (_, hours) => shown + (hours - 14) * 3_600_000);
  const instant = offsets.find((each) => wallTime(new Date(each), timezone) === local);
  if (instant === undefined) throw new RangeError(`${timezone} never shows ${local}.`);
  return new Date(instant);
}

function wallTime(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(at).replace(' ', 'T');
}
