import { expect, test } from 'vitest';
import { isReloadDue } from './reload-at-night';

const HOUR_MS = 3_600_000;

test.each([
  ['2026-11-28T08:30:00Z', 20, true],
  ['2026-11-28T09:59:00Z', 12, true],
  ['2026-11-28T08:30:00Z', 11, false],
  ['2026-11-28T07:59:00Z', 20, false],
  ['2026-11-28T10:00:00Z', 20, false],
  ['2026-11-28T17:00:00Z', 90, false],
])('at %s in Toronto, a page of %i hours: %s', (now, hours, isDue) => {
  expect(isReloadDue(hours * HOUR_MS, new Date(now), 'America/Toronto')).toBe(isDue);
});
