import { expect, test } from 'vitest';
import { nextRiderStatus } from './next-rider-status';

test.each([
  ['IN_HOUSE', 'WAITING', 'ASSIGNED'],
  ['IN_HOUSE', 'ASSIGNED', 'PICKED_UP'],
  ['IN_HOUSE', 'PICKED_UP', 'DELIVERED'],
  ['IN_HOUSE', 'DELIVERED', null],
  ['IN_HOUSE', 'FAILED', null],
  ['NASH', 'PICKED_UP', null],
] as const)('with %s, %s goes on to %s', (provider, status, next) => {
  expect(nextRiderStatus({ provider, status })).toBe(next);
});
