import { expect, test } from 'vitest';
import { businessDayAt, businessDayOn } from './business-day';

const ZONE = 'America/Toronto';

test.each([
  ['2026-11-28T09:00:00Z', '2026-11-28'],
  ['2026-11-28T08:59:59Z', '2026-11-27'],
  ['2026-11-28T03:00:00Z', '2026-11-27'],
  ['2026-11-29T08:59:00Z', '2026-11-28'],
])('SCHED-32 %s belongs to the day %s', (at, date) => {
  expect(businessDayAt(new Date(at), ZONE, '04:00').date).toBe(date);
});

test.each([
  ['2026-11-28', 24],
  ['2026-10-31', 25],
  ['2026-03-07', 23],
])('SCHED-32 the day %s has %i hours where the clocks change in it', (date, hours) => {
  const { starts_at, ends_at } = businessDayOn(date, ZONE, '04:00');
  expect((ends_at.getTime() - starts_at.getTime()) / 3_600_000).toBe(hours);
  expect(businessDayAt(starts_at, ZONE, '04:00').date).toBe(date);
  expect(businessDayAt(new Date(ends_at.getTime() - 1), ZONE, '04:00').date).toBe(date);
});
