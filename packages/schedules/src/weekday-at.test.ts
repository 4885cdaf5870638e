import { expect, test } from 'vitest';
import { weekdayAt } from './weekday-at';

test.each([
  ['America/Toronto', 5],
  ['Europe/Paris', 6],
])('SCHED-28 the weekday in %s is %i', (timezone, weekday) => {
  expect(weekdayAt(new Date('2026-11-28T03:30:00Z'), timezone)).toBe(weekday);
});
