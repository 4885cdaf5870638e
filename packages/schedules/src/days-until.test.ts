import { expect, test } from 'vitest';
import { daysUntil } from './days-until';

test.each([
  ['later the same day', '2026-11-22T16:00:00Z', '2026-11-23T04:59:00Z', 0],
  ['past its midnight', '2026-11-23T04:59:00Z', '2026-11-23T05:00:00Z', 1],
  ['24 hours later, on the day of 25 hours', '2026-11-01T04:30:00Z', '2026-11-02T04:30:00Z', 0],
  ['24 hours later, over the day of 23', '2026-03-08T04:30:00Z', '2026-03-09T04:30:00Z', 2],
  ['the evening before', '2026-11-23T15:00:00Z', '2026-11-23T01:00:00Z', -1],
])('SCHED-27 %s', (_, now, instant, days) => {
  expect(daysUntil(new Date(instant), new Date(now), 'America/Toronto')).toBe(days);
});
