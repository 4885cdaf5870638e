import { expect, test } from 'vitest';
import { waitingMinutes } from './waiting';

const NOW = new Date('2026-11-28T12:00:00Z');

test.each([
  ['as soon as possible', '2026-11-28T11:48:30Z', null, 11],
  [
    'for later, and the kitchen had to begin 5 minutes ago',
    '2026-11-28T07:00:00Z',
    '2026-11-28T12:15:00Z',
    5,
  ],
  [
    'for later, and placed after the kitchen had to begin',
    '2026-11-28T11:58:00Z',
    '2026-11-28T12:10:00Z',
    2,
  ],
  ['for later, and the kitchen has time', '2026-11-28T07:00:00Z', '2026-11-28T14:00:00Z', 0],
])('an order %s waits', (_, placed_at, pickup_time, minutes) => {
  expect(waitingMinutes({ placed_at, pickup_time }, NOW, 20)).toBe(minutes);
});
