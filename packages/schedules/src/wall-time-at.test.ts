import { expect, test } from 'vitest';
import { wallTimeAt } from './wall-time-at';

test.each([
  ['2026-11-20T18:05:00Z', 'America/Toronto', '13:05'],
  ['2026-11-20T18:05:59.999Z', 'America/Toronto', '13:05'],
  ['2026-11-21T04:59:00Z', 'America/Toronto', '23:59'],
  ['2026-11-21T05:00:00Z', 'America/Toronto', '00:00'],
  ['2026-11-01T05:30:00Z', 'America/Toronto', '01:30'],
  ['2026-11-01T06:30:00Z', 'America/Toronto', '01:30'],
  ['2026-07-01T12:00:00Z', 'Asia/Kathmandu', '17:45'],
])('SCHED-28 at %s in %s a clock shows %s', (at, timezone, shown) => {
  expect(wallTimeAt(new Date(at), timezone)).toBe(shown);
});
