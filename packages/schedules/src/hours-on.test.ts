import { describe, expect, test } from 'vitest';
import { checkServed } from './check-served';
import { comingExceptions, hoursOn, hoursOnDate, weeklyHours } from './hours-on';
import { daily, hours } from './test-hours';

const noon = new Date('2026-11-16T12:00:00Z');

function told(...lines: string[]) {
  const day = hoursOn(hours(...lines), noon, 'UTC');
  return day.kind === 'hours'
    ? day.ranges.map(({ start_time, end_time }) => `${start_time}–${end_time}`)
    : day.kind;
}

describe('SCHED-6: hours that touch are told as one', () => {
  test.each([
    [['mon 11:00–14:00', 'mon 14:00–17:00'], ['11:00–17:00']],
    [['mon 13:00–16:00', 'mon 11:00–14:00'], ['11:00–16:00']],
    [['mon 10:00–22:00', 'mon 12:00–13:00'], ['10:00–22:00']],
    [['mon 18:00–02:00', 'mon 23:00–01:00'], ['18:00–02:00']],
    [
      ['mon 18:00–22:00', 'mon 11:00–14:00'],
      ['11:00–14:00', '18:00–22:00'],
    ],
  ])('SCHED-6: %j is %j', (lines, expected) => {
    expect(told(...lines)).toEqual(expected);
  });
});

describe('SCHED-14: the hours of a day', () => {
  test.each([
    ['closed', ['tue 09:00–17:00']],
    ['closed', ['mon 09:00–17:00', '2026-11-16']],
    ['all_day', ['mon 00:00–23:59']],
    ['all_day', ['mon 00:00–12:00', 'mon 12:00–00:00']],
    [['20:00–23:00'], ['mon 09:00–17:00', '2026-11-16 20:00–23:00']],
  ])('SCHED-14: %j', (expected, lines) => {
    expect(told(...lines)).toEqual(expected);
  });

  test('SCHED-14: the date is the one on the restaurant’s wall', () => {
    const late = new Date('2026-11-17T03:00:00Z');
    expect(hoursOn(hours('mon 09:00–17:00'), late, 'America/Toronto').kind).toBe('hours');
    expect(hoursOn(hours('mon 09:00–17:00'), late, 'UTC').kind).toBe('closed');
  });

  test('SCHED-14: of a calendar date; always, without a schedule', () => {
    expect(hoursOnDate(hours('mon 09:00–17:00'), '2026-11-23').kind).toBe('hours');
    expect(hoursOnDate(null, '2026-11-23')).toEqual({ kind: 'all_day' });
    expect(() => hoursOnDate(hours('mon 09:00–17:00'), 'next Monday')).toThrow(/calendar date/);
  });
});

test('SCHED-15: the regular week, Monday first', () => {
  const schedule = hours('sun 10:00–14:00', 'mon 09:00–17:00', '2026-11-16');
  expect(
    weeklyHours(schedule).map(({ day_of_week, hours: day }) => [day_of_week, day.kind]),
  ).toEqual([
    [1, 'hours'],
    [2, 'closed'],
    [3, 'closed'],
    [4, 'closed'],
    [5, 'closed'],
    [6, 'closed'],
    [7, 'hours'],
  ]);
  expect(weeklyHours(null).every(({ hours: day }) => day.kind === 'all_day')).toBe(true);
});

test('SCHED-16: the exceptions still to come', () => {
  const schedule = hours(
    '2026-12-31 18:00–03:00',
    '2026-11-15',
    '2026-12-25',
    '2026-12-25',
    '2026-11-16',
  );
  expect(comingExceptions(schedule, noon, 'UTC')).toEqual([
    { date: '2026-11-16', hours: { kind: 'closed' } },
    { date: '2026-12-25', hours: { kind: 'closed' } },
    {
      date: '2026-12-31',
      hours: { kind: 'hours', ranges: [{ start_time: '18:00', end_time: '03:00' }] },
    },
  ]);
  expect(comingExceptions(null, noon, 'UTC')).toEqual([]);
});

describe('SCHED-17: may it be ordered for that time', () => {
  const breakfast = daily('07:00–11:00');

  test('SCHED-17: yes, within the hours and without a schedule', () => {
    expect(checkServed(breakfast, new Date('2026-11-17T08:00:00Z'), 'UTC').ok).toBe(true);
    expect(checkServed(null, noon, 'UTC').ok).toBe(true);
  });

  test('SCHED-17: no, with the hours of that date and the next opening', () => {
    expect(checkServed(breakfast, noon, 'UTC')).toEqual({
      ok: false,
      error: {
        code: 'menu_not_served',
        served: [{ start_time: '07:00', end_time: '11:00' }],
        next: new Date('2026-11-17T07:00:00Z'),
      },
    });
  });

  test('SCHED-17: no, on a closed date that never opens again', () => {
    expect(checkServed(hours(), noon, 'UTC')).toEqual({
      ok: false,
      error: { code: 'menu_not_served', served: [], next: null },
    });
  });
});
