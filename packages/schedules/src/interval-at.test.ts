import { aSchedule } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { intervalAt, isServedAt } from './interval-at';
import { daily, hours } from './test-hours';

// 2026-11-16 is a Monday; Toronto is five hours behind UTC.
function isOpen(schedule: ReturnType<typeof hours> | null, local: string): boolean {
  return isServedAt(schedule, new Date(`2026-11-${local}:00-05:00`), 'America/Toronto');
}

test('SCHED-1: without a schedule always, without hours never', () => {
  expect(isOpen(null, '16T03:00')).toBe(true);
  expect(isOpen(aSchedule({ intervals: [] }), '16T12:00')).toBe(false);
});

test.each([
  ['16T08:59', false],
  ['16T09:00', true],
  ['16T16:59', true],
  ['16T17:00', false],
  ['17T12:00', false],
  ['23T12:00', true],
])('SCHED-2: Monday’s 09:00–17:00 at %s: %s', (at, expected) => {
  expect(isOpen(hours('mon 09:00–17:00'), at)).toBe(expected);
});

test('SCHED-2: 1 is Monday and 7 is Sunday', () => {
  expect(isOpen(hours('sun 09:00–17:00'), '22T12:00')).toBe(true);
  expect(isOpen(hours('sun 09:00–17:00'), '16T12:00')).toBe(false);
});

test.each([
  ['16T01:00', false],
  ['16T17:59', false],
  ['16T18:00', true],
  ['17T00:00', true],
  ['17T01:59', true],
  ['17T02:00', false],
  ['17T18:30', false],
])('SCHED-3: Monday’s 18:00–02:00 at %s: %s', (at, expected) => {
  expect(isOpen(hours('mon 18:00–02:00'), at)).toBe(expected);
});

test('SCHED-3: the week wraps: Sunday’s night reaches into Monday', () => {
  expect(isOpen(hours('sun 22:00–03:00'), '16T02:59')).toBe(true);
  expect(isOpen(hours('sun 22:00–03:00'), '16T03:00')).toBe(false);
});

test.each([
  ['16T12:00', true],
  ['16T15:00', false],
  ['16T18:00', true],
])('SCHED-4: lunch and dinner at %s: %s', (at, expected) => {
  expect(isOpen(hours('mon 11:30–14:30', 'mon 17:00–22:00'), at)).toBe(expected);
});

describe('SCHED-5: close to a full day', () => {
  test.each(['00:00–00:00', '00:00–23:59', '00:00–23:55', '06:00–05:55', '06:00–06:00'])(
    'SCHED-5: %s leaves no gap',
    (range) => {
      for (const at of ['16T23:56', '16T23:59', '17T00:00', '17T05:57', '17T12:00']) {
        expect(isOpen(daily(range), at)).toBe(true);
      }
    },
  );

  test('SCHED-5: six minutes are a gap', () => {
    expect(isOpen(daily('00:00–23:54'), '16T23:54')).toBe(false);
  });

  test('SCHED-5: a few minutes are not a day', () => {
    expect(isOpen(daily('10:00–10:03'), '16T10:02')).toBe(true);
    expect(isOpen(daily('10:00–10:03'), '16T10:03')).toBe(false);
  });
});

describe('SCHED-8: dates with hours of their own', () => {
  const schedule = hours(
    'mon 18:00–02:00',
    'tue 09:00–17:00',
    '2026-11-17',
    '2026-11-24 20:00–23:00',
  );

  test.each([
    ['17T01:00', true],
    ['17T12:00', false],
    ['24T12:00', false],
    ['24T21:00', true],
  ])('SCHED-8: at %s: %s', (at, expected) => {
    expect(isOpen(schedule, at)).toBe(expected);
  });

  test('SCHED-8: several entries for one date add up', () => {
    const twice = hours('mon 09:00–17:00', '2026-11-16', '2026-11-16 12:00–13:00');
    expect(isOpen(twice, '16T12:30')).toBe(true);
    expect(isOpen(twice, '16T10:00')).toBe(false);
  });
});

describe('SCHED-9: the restaurant’s wall clock', () => {
  test.each([
    ['America/Vancouver', false],
    ['America/Toronto', true],
    ['America/St_Johns', true],
    ['Europe/Paris', false],
    ['Asia/Kathmandu', false],
    ['Pacific/Kiritimati', false],
  ])('SCHED-9: Monday’s 12:00–14:00 in %s at 17:00 UTC: %s', (timezone, expected) => {
    const at = new Date('2026-11-16T17:00:00Z');
    expect(isServedAt(hours('mon 12:00–14:00'), at, timezone)).toBe(expected);
  });

  test('SCHED-9: a zone that does not exist throws', () => {
    expect(() => isServedAt(daily('09:00–17:00'), new Date(0), 'Mars/Olympus')).toThrow(/IANA/);
  });

  test('SCHED-9: so does an instant that is none, and the zone is not blamed', () => {
    const never = new Date('x');
    expect(() => isServedAt(daily('09:00–17:00'), never, 'America/Toronto')).toThrow(/instant/);
  });
});

describe('SCHED-10: the hours in force', () => {
  test('SCHED-10: have wall times, a date and instants', () => {
    const at = new Date('2026-11-17T06:00:00Z');
    expect(intervalAt(hours('mon 18:00–02:00'), at, 'America/Toronto')).toEqual({
      start_time: '18:00',
      end_time: '02:00',
      date: '2026-11-16',
      start: new Date('2026-11-16T23:00:00Z'),
      end: new Date('2026-11-17T07:00:00Z'),
    });
  });

  test('SCHED-10: of two in force, the one that ends last', () => {
    const at = new Date('2026-11-17T06:00:00Z');
    const schedule = hours('mon 18:00–02:00', 'tue 00:30–05:00');
    expect(intervalAt(schedule, at, 'America/Toronto')?.start_time).toBe('00:30');
  });

  test('SCHED-10: none while it is not served', () => {
    expect(
      intervalAt(hours('mon 18:00–02:00'), new Date('2026-11-18T12:00:00Z'), 'UTC'),
    ).toBeNull();
  });
});
