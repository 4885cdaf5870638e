import { describe, expect, test } from 'vitest';
import { nextChange, nextOpening } from './next-change';
import { daily, hours } from './test-hours';

const lunchAndDinner = hours('mon 11:00–14:00', 'mon 17:00–22:00', 'thu 17:00–02:00');

function change(schedule: ReturnType<typeof hours> | null, at: string): string {
  const next = nextChange(schedule, new Date(`${at}:00Z`), 'UTC');
  return next
    ? `${next.is_served ? 'opens' : 'closes'} ${next.at.toISOString().slice(0, 16)}`
    : 'never';
}

function opening(schedule: ReturnType<typeof hours> | null, at: string): string {
  return (
    nextOpening(schedule, new Date(`${at}:00Z`), 'UTC')
      ?.toISOString()
      .slice(0, 16) ?? 'never'
  );
}

describe('SCHED-11: the next change', () => {
  test.each([
    ['2026-11-16T10:00', 'opens 2026-11-16T11:00'],
    ['2026-11-16T11:00', 'closes 2026-11-16T14:00'],
    ['2026-11-16T13:59', 'closes 2026-11-16T14:00'],
    ['2026-11-16T14:00', 'opens 2026-11-16T17:00'],
    ['2026-11-16T22:00', 'opens 2026-11-19T17:00'],
    ['2026-11-20T01:00', 'closes 2026-11-20T02:00'],
    ['2026-11-20T02:00', 'opens 2026-11-23T11:00'],
  ])('SCHED-11: at %s it %s', (at, expected) => {
    expect(change(lunchAndDinner, at)).toBe(expected);
  });

  test('SCHED-11: hours that follow each other are no change', () => {
    const overnight = hours('mon 18:00–00:00', 'tue 00:00–03:00', 'tue 02:00–05:00');
    expect(change(overnight, '2026-11-16T19:00')).toBe('closes 2026-11-17T05:00');
  });

  test('SCHED-11: never, where it is always or never served', () => {
    expect(change(null, '2026-11-16T12:00')).toBe('never');
    expect(change(daily('00:00–23:59'), '2026-11-16T12:00')).toBe('never');
    expect(change(hours(), '2026-11-16T12:00')).toBe('never');
  });
});

describe('SCHED-12: the next opening', () => {
  test.each([
    ['2026-11-16T10:00', '2026-11-16T11:00'],
    ['2026-11-16T11:00', '2026-11-16T17:00'],
    ['2026-11-16T22:00', '2026-11-19T17:00'],
    ['2026-11-20T01:00', '2026-11-23T11:00'],
  ])('SCHED-12: after %s it is %s', (at, expected) => {
    expect(opening(lunchAndDinner, at)).toBe(expected);
  });

  test('SCHED-12: none, where it is always or never served', () => {
    expect(opening(null, '2026-11-16T12:00')).toBe('never');
    expect(opening(daily('00:00–00:00'), '2026-11-16T12:00')).toBe('never');
    expect(opening(hours(), '2026-11-16T12:00')).toBe('never');
  });
});

describe('SCHED-13: how far it looks', () => {
  test('SCHED-13: a week later than a closed date', () => {
    expect(opening(hours('mon 11:00–14:00', '2026-11-16'), '2026-11-16T09:00')).toBe(
      '2026-11-23T11:00',
    );
  });

  test('SCHED-13: past a long holiday', () => {
    const closed = Array.from(
      { length: 30 },
      (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`,
    );
    const schedule = hours(...['mon', 'wed', 'sat'].map((day) => `${day} 11:00–14:00`), ...closed);
    expect(opening(schedule, '2026-11-30T15:00')).toBe('2027-01-02T11:00');
  });

  test('SCHED-13: a day that interrupts 24 hours', () => {
    const schedule = hours(
      ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${day} 00:00–00:00`),
      '2026-12-25',
    );
    expect(change(schedule, '2026-11-16T12:00')).toBe('closes 2026-12-25T00:00');
    expect(opening(schedule, '2026-11-16T12:00')).toBe('2026-12-26T00:00');
    expect(change(schedule, '2026-12-27T12:00')).toBe('never');
  });

  test('SCHED-13: an opening that stands on a date only, up to 400 days ahead', () => {
    expect(opening(hours('2027-12-20 18:00–23:00'), '2026-11-16T12:00')).toBe('2027-12-20T18:00');
    expect(opening(hours('2029-01-01 18:00–23:00'), '2026-11-16T12:00')).toBe('never');
  });
});
