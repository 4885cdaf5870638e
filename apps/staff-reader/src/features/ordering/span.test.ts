import { expect, test } from 'vitest';
import { endOf } from './span';

test.each([
  ['half_hour', '2026-11-28T12:30:00.000Z'],
  ['two_hours', '2026-11-28T14:00:00.000Z'],
  ['until_changed', null],
] as const)('%s ends at %s', (span, end) => {
  expect(endOf(span, new Date('2026-11-28T12:00:00Z'))).toBe(end);
});
