import { expect, test } from 'vitest';
import { isServed } from './is-served';

const placed_at = '2026-11-20T18:00:00Z';

test.each([
  ['in the kitchen', 'ORDER_PREPARING', null, '2026-11-20T18:10:00Z', false],
  ['ready', 'ORDER_READY', null, '2026-11-20T18:10:00Z', true],
  ['completed', 'ORDER_COMPLETED', null, '2026-11-20T18:10:00Z', true],
  ['never marked', 'ORDER_SENT_TO_KITCHEN', null, '2026-11-20T18:31:00Z', true],
  ['for later', 'ORDER_SENT_TO_KITCHEN', '2026-11-20T20:00:00Z', '2026-11-20T19:00:00Z', false],
  ['cancelled', 'ORDER_CANCELLED', null, '2026-11-21T18:00:00Z', false],
] as const)('an order that is %s', (_, status, pickup_time, now, expected) => {
  expect(isServed({ status, placed_at, pickup_time }, Date.parse(now))).toBe(expected);
});
