import type { Schedule, TimeRange } from '@comanda/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isServedAt } from './interval-at';
import { nextChange } from './next-change';
import { daily, hours } from './test-hours';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Eight days around a clock change; São Paulo gave its clock changes up in 2019, and UTC never had any. */
const NIGHTS = [
  ['America/Toronto', '2026-03-08'],
  ['America/Toronto', '2026-11-01'],
  ['America/St_Johns', '2026-03-08'],
  ['America/St_Johns', '2026-11-01'],
  ['America/St_Johns', '2006-10-29'],
  ['Europe/Paris', '2026-03-29'],
  ['Europe/Paris', '2026-10-25'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Sao_Paulo', '2019-02-17'],
  ['UTC', '2026-03-29'],
] as const;

const SCHEDULES = {
  'nights and split days': hours(
    'mon 18:00–02:00',
    'tue 11:00–14:30',
    'tue 17:00–22:00',
    'wed 00:00–23:59',
    'fri 22:00–04:00',
    'sat 10:00–01:30',
    'sun 01:30–02:30',
    'sun 12:00–03:30',
  ),
  'every hour around the change': hours(
    'sat 23:30–00:30',
    'sun 00:00–00:45',
    'sun 01:15–01:45',
    'sun 02:15–02:45',
    'sun 02:50–03:10',
    'sun 03:15–02:40',
  ),
  'around the clock': daily('05:00–04:58'),
};

describe.each(NIGHTS)('%s around %s', (timezone, date) => {
  const wall = readWallClock(timezone, Date.parse(`${date}T00:00:00Z`) - 4 * DAY);

  test.each(Object.keys(SCHEDULES) as (keyof typeof SCHEDULES)[])(
    'SCHED-7, SCHED-9: %s, minute by minute',
    (name) => {
      const expected = naive(SCHEDULES[name], wall);
      const wrong = expected.filter(
        ({ at, isOpen }) => isServedAt(SCHEDULES[name], new Date(at), timezone) !== isOpen,
      );
      expect(wrong.map(({ at }) => new Date(at).toISOString())).toEqual([]);
    },
  );

  test('SCHED-11: the next change, as the minutes show it', () => {
    const schedule = SCHEDULES['nights and split days'];
    const minutes = naive(schedule, wall);
    for (let index = 0; index < minutes.length; index += 97) {
      const now = minutes[index];
      const next = minutes.find(
        (later) => later.at > (now?.at ?? 0) && later.isOpen !== now?.isOpen,
      );
      if (!now || !next) break;
      expect(nextChange(schedule, new Date(now.at), timezone)).toEqual({
        at: new Date(next.at),
        is_served: next.isOpen,
      });
    }
  });
});

test('SCHED-3, SCHED-5, SCHED-7, SCHED-8: any hours in the night of a clock change', () => {
  const aTime = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '01', '15', '30', '55', '59'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  const aDay = fc.constantFrom('fri', 'sat', 'sun', 'mon', '2026-03-28', '2026-03-29');
  const aLine = fc.tuple(aDay, aTime, aTime).map(([day, from, to]) => `${day} ${from}–${to}`);
  const wall = readWallClock('Europe/Paris', Date.parse('2026-03-26T00:00:00Z'));
  fc.assert(
    fc.property(fc.array(aLine, { maxLength: 5 }), (lines) => {
      const schedule = hours(...lines);
      for (const { at, isOpen } of naive(schedule, wall).filter((_, index) => index % 17 === 0)) {
        expect(isServedAt(schedule, new Date(at), 'Europe/Paris')).toBe(isOpen);
      }
    }),
    { numRuns: 40 },
  );
});

type WallMinute = { readonly at: number; readonly shown: string };

/** Wall clock of a zone at every minute of ten days, the first two of them a run-up. */
function readWallClock(timezone: string, from: number): WallMinute[] {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return Array.from({ length: 10 * 1440 }, (_, minute) => {
    const at = from - 2 * DAY + minute * MINUTE;
    return { at, shown: format.format(at) };
  });
}

/**
 * Walks through the minutes as a person in front of the clock would: hours begin at the first minute that shows their start
 * or later, and end at the first that shows their end or later. Knows nothing of offsets.
 */
function naive(schedule: Schedule, wall: readonly WallMinute[]): { at: number; isOpen: boolean }[] {
  const dates = [...new Set(wall.map(({ shown }) => shown.slice(0, 10)))].toSorted();
  const waiting = dates.flatMap((date) => timesOf(schedule, date).map((time) => turns(date, time)));
  let reached = '';
  return wall
    .map(({ at, shown }) => {
      if (shown > reached) reached = shown;
      return { at, isOpen: waiting.some(({ from, to }) => from <= reached && reached < to) };
    })
    .slice(2 * 1440);
}

function timesOf(schedule: Schedule, date: string): TimeRange[] {
  const exceptions = schedule.exceptions.filter((exception) => exception.date === date);
  if (exceptions.length > 0) return exceptions.flatMap((exception) => exception.intervals);
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  return schedule.intervals.filter((interval) => interval.day_of_week === weekday);
}

function turns(date: string, { start_time, end_time }: TimeRange): { from: string; to: string } {
  const start = Date.parse(`${date}T${start_time}:00Z`);
  const shown = Date.parse(`${date}T${end_time}:00Z`);
  const end = shown <= start ? shown + DAY : shown;
  const rounded = end - start >= DAY - 5 * MINUTE ? start + DAY : end;
  return { from: asShown(start), to: asShown(rounded) };
}

function asShown(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}
