import type { Schedule } from '@comanda/contracts';
import { aSchedule, deepFreeze } from '@comanda/testing';
import { type CorpusCase, readCorpus, reportCorpus } from '@comanda/testing/corpus';
import { test } from 'vitest';
import { isServedAt } from './interval-at';
import { readOsmHours, toSchedule } from './test-osm';

type ChainCase = {
  readonly test: string;
  readonly addRange: readonly (readonly [day: string, from: string, to: string])[];
  readonly freeText: readonly string[];
  readonly setClosed: readonly string[];
  readonly expect: string;
};

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const FROM = Date.parse('2026-11-16T00:00:00Z');

test('SCHED-3, SCHED-5: hours as chains publish them, and as others read them', () => {
  const text = readCorpus('hours/alltheplaces-hours-normalisation.json');
  const corpus: { cases: readonly ChainCase[] } | null = text && JSON.parse(text);
  reportCorpus('All the Places, hours of chains', corpus && corpus.cases.map(judge));
});

function judge(chain: ChainCase): CorpusCase {
  const name = `${chain.test}: ${chain.expect}`;
  if (chain.freeText.length > 0) {
    return { name, verdict: 'not_expressible', why: 'free text, which an importer has to read' };
  }
  if (chain.addRange.some(([, from, to]) => from === to)) {
    return { name, verdict: 'decided_otherwise', why: 'hours that end as they start are 24 hours' };
  }
  const expected = readOsmHours(chain.expect);
  if (!expected.ok) return { name, verdict: 'differs', why: expected.why };
  return isAlike(scheduleOf(chain), toSchedule(expected.rules))
    ? { name, verdict: 'agrees', why: '' }
    : { name, verdict: 'differs', why: JSON.stringify(chain.addRange) };
}

/** Whether two schedules are open at the same times of a week, looked at every five minutes. */
function isAlike(one: Schedule, other: Schedule): boolean {
  return Array.from({ length: 7 * 288 }, (_, step) => new Date(FROM + step * 300_000)).every(
    (at) => isServedAt(one, at, 'UTC') === isServedAt(other, at, 'UTC'),
  );
}

function scheduleOf({ addRange, setClosed }: ChainCase): Schedule {
  return deepFreeze(
    aSchedule({
      intervals: addRange
        .filter(([day]) => !setClosed.includes(day))
        .map(([day, from, to]) => ({
          day_of_week: DAYS.indexOf(day) + 1,
          start_time: wallTime(from),
          end_time: wallTime(to),
        })),
    }),
  );
}

/** "7:00", "07:00:00" and "24:00" as a schedule has them. */
function wallTime(text: string): string {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return [hours % 24, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}
