import { expect, test } from 'vitest';
import { weekBefore } from './week-before';

test.each([
  ['2026-11-28', '2026-11-21'],
  ['2027-01-03', '2026-12-27'],
])('the week before %s was %s', (date, before) => {
  expect(weekBefore(date)).toBe(before);
});
