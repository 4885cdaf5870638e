import { expect, test } from 'vitest';
import { laneOf } from './lanes';

const NOON = new Date('2026-11-28T12:00:00Z');

test.each([
  ['ORDER_SENT_TO_KITCHEN', null, 'new'],
  ['ORDER_PREPARING', null, 'preparing'],
  ['ORDER_READY', null, 'ready'],
  ['ORDER_SENT_TO_KITCHEN', '2026-11-28T12:20:01Z', 'later'],
  ['ORDER_SENT_TO_KITCHEN', '2026-11-28T12:20:00Z', 'new'],
  ['ORDER_PREPARING', '2026-11-28T18:00:00Z', 'preparing'],
] as const)('%s for %s is in the lane %s', (status, pickup_time, lane) => {
  expect(laneOf({ status, pickup_time }, NOON, 20)).toBe(lane);
});
