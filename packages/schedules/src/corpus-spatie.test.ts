import type { Schedule, TimeRange } from '@comanda/contracts';
import { aSchedule, deepFreeze } from '@comanda/testing';
import { type CorpusCase, readCorpus, reportCorpus } from '@comanda/testing/corpus';
import { test } from 'vitest';
import { isServedAt } from './interval-at';
import { nextChange, nextOpening } from './next-change';

type Check = {
  readonly op: 'isOpen' | 'nextOpen' | 'nextClose' | 'previousOpen' | 'previousClose';
  readonly at: string;
  readonly expect: boolean | string;
};

type HoursCase = {
  readonly test: string;
  readonly schedule: Readonly<Record<string, unknown>>;
  readonly timezone: string | null;
  readonly checks: readonly Check[];
};

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

test('SCHED-2, SCHED-3, SCHED-8, SCHED-12: the checks of spatie/opening-hours', () => {
  const text = readCorpus('hours/spatie-opening-hours-cases.json');
  const corpus: { cases: readonly HoursCase[] } | null = text && JSON.parse(text);
  reportCorpus('spatie/opening-hours', corpus && corpus.cases.flatMap(judgeCase));
});

function judgeCase({ test: name, schedule, timezone, checks }: HoursCase): CorpusCase[] {
  const ours = toSchedule(schedule, checks);
  return checks.map((check) => judge(`${name}: ${check.op} at ${check.at}`, check, ours, timezone));
}

function judge(
  name: string,
  check: Check,
  schedule: Schedule,
  timezone: string | null,
): CorpusCase {
  if (timezone !== null && timezone !== 'null') {
    return {
      name,
      verdict: 'not_expressible',
      why: 'a time on a clock that the case does not name',
    };
  }
  const at = new Date(`${check.at.replace(' ', 'T')}Z`);
  const found = answer(check.op, schedule, at);
  if (found === undefined) {
    return { name, verdict: 'not_expressible', why: 'looking back: nobody orders for the past' };
  }
  return found === check.expect
    ? { name, verdict: 'agrees', why: '' }
    : { name, verdict: 'differs', why: `${found} instead of ${check.expect}` };
}

function answer(op: Check['op'], schedule: Schedule, at: Date): boolean | string | undefined {
  switch (op) {
    case 'isOpen':
      return isServedAt(schedule, at, 'UTC');
    case 'nextOpen':
      return shown(nextOpening(schedule, at, 'UTC'));
    case 'nextClose': {
      const change = nextChange(schedule, at, 'UTC');
      if (!change?.is_served) return shown(change?.at ?? null);
      return shown(nextChange(schedule, change.at, 'UTC')?.at ?? null);
    }
    default:
      return undefined;
  }
}

function shown(at: Date | null): string {
  return at ? at.toISOString().slice(0, 19).replace('T', ' ') : 'never';
}

/** Dates that come back every year become those of the years that are asked about. */
function toSchedule(hours: HoursCase['schedule'], checks: readonly Check[]): Schedule {
  const years = [...new Set(checks.map(({ at }) => at.slice(0, 4)))];
  const exceptions = (hours['exceptions'] ?? {}) as Readonly<Record<string, readonly string[]>>;
  const dated = Object.keys(exceptions).filter((date) => date.length === 10);
  const yearly = Object.keys(exceptions).filter((date) => date.length === 5);
  return deepFreeze(
    aSchedule({
      intervals: DAYS.flatMap((day, place) =>
        rangesOf(hours[day]).map((range) => ({ day_of_week: place + 1, ...range })),
      ),
      exceptions: [
        ...dated.map((date) => ({ date, intervals: rangesOf(exceptions[date]) })),
        ...yearly
          .flatMap((day) => years.map((year) => ({ date: `${year}-${day}`, day })))
          .filter(({ date }) => !dated.includes(date))
          .map(({ date, day }) => ({ date, intervals: rangesOf(exceptions[day]) })),
      ],
    }),
  );
}

function rangesOf(texts: unknown): TimeRange[] {
  return ((texts ?? []) as readonly string[]).map((text) => {
    const [start_time = '', end_time = ''] = text.split('-');
    return { start_time, end_time: end_time === '24:00' ? '00:00' : end_time };
  });
}
