import { expect, test } from 'vitest';
import { isPast, isRecent } from './is-recent';

const placed_at = '2026-06-12T16:00:00Z';
const soon = { placed_at, ready_at: '2026-06-12T16:20:00Z', delivery: null };
const tomorrow = { ...soon, ready_at: '2026-06-13T15:00:00Z' };
const brought = {
  ...soon,
  delivery: { status: 'DISPATCHED', dropoff_eta: '2026-06-12T17:00:00Z' },
} as const;

test.each([
  ['placed just now', { ...soon, ready_at: null }, '2026-06-12T16:01:00Z', true],
  ['half an hour after it was placed', { ...soon, ready_at: null }, '2026-06-12T16:30:00Z', false],
  ['to be fetched', soon, '2026-06-12T16:49:59Z', true],
  ['fetched for long', soon, '2026-06-12T16:50:00Z', false],
  ['for tomorrow, in the evening', tomorrow, '2026-06-12T22:00:00Z', true],
  ['for tomorrow, the day after', tomorrow, '2026-06-14T15:00:00Z', false],
  ['on the road', brought, '2026-06-12T17:29:00Z', true],
  ['brought for long', brought, '2026-06-12T17:31:00Z', false],
  ['that could not be placed', { ...soon, placed_at: null, ready_at: null }, placed_at, false],
])('an order %s', (_, order, now, is) => {
  expect(isRecent(order, new Date(now))).toBe(is);
});

test.each([
  ['a day after it was to be fetched', soon, '2026-06-13T16:19:59Z', false],
  ['later than that', soon, '2026-06-13T16:20:00Z', true],
  ['for tomorrow, the day after', tomorrow, '2026-06-14T14:00:00Z', false],
  ['once it could not be placed', { ...soon, placed_at: null, ready_at: null }, placed_at, false],
])('an order is past %s', (_, order, now, is) => {
  expect(isPast(order, new Date(now))).toBe(is);
});
