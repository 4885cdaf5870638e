import { describe, expect, test } from 'vitest';
import { instantOfWallTime } from './index';

describe('SCHED-7: a moment on the wall clock of a zone', () => {
  test.each([
    ['2026-12-01T18:00', 'America/Toronto', '2026-12-01T23:00:00.000Z'],
    ['2026-07-01T00:00', 'America/Toronto', '2026-07-01T04:00:00.000Z'],
    ['2026-07-01T00:00', 'Pacific/Auckland', '2026-06-30T12:00:00.000Z'],
    // Skipped in spring: the first moment after the gap. Shown twice in autumn: the first.
    ['2026-03-08T02:30', 'America/Toronto', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01T01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
  ])('%s in %s is %s', (text, zone, instant) => {
    expect(instantOfWallTime(text, zone).toISOString()).toBe(instant);
  });

  test('what is no such text is refused', () => {
    expect(() => instantOfWallTime('2026-12-01', 'America/Toronto')).toThrow(RangeError);
    expect(() => instantOfWallTime('2026-13-01T10:00', 'America/Toronto')).toThrow(RangeError);
  });
});
