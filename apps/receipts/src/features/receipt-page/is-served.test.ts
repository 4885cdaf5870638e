import type { Order } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { isServed } from './is-served';

const ORDER = {
  status: 'ORDER_SENT_TO_KITCHEN',
  placed_at: '2026-11-20T18:00:00Z',
  pickup_time: null,
  ready_at: null,
  delivery: null,
} as const satisfies Partial<Order>;

test.each<[string, Partial<Order>, string, boolean]>([
  ['in the kitchen', { status: 'ORDER_PREPARING' }, '18:10', false],
  ['ready', { status: 'ORDER_READY' }, '18:10', false],
  ['ready, and never marked as picked up', { status: 'ORDER_READY' }, '18:31', true],
  ['completed', { status: 'ORDER_COMPLETED' }, '18:10', true],
  ['never marked', {}, '18:31', true],
  ['still cooking', { ready_at: '2026-11-20T18:20:00Z' }, '18:45', false],
  ['for later', { pickup_time: '2026-11-20T20:00:00Z' }, '19:00', false],
  ['cancelled', { status: 'ORDER_CANCELLED' }, '23:00', false],
  ['not placed', { status: 'ORDER_OPEN', placed_at: null }, '23:00', false],
  ['handed to the courier', brought('PICKED_UP'), '18:10', false],
  ['at the door', brought('DROPOFF_ARRIVED'), '18:40', false],
  ['delivered', brought('DELIVERED'), '18:30', true],
  ['brought by a rider who marks nothing', brought('WAITING'), '19:11', true],
  ['brought by nobody', brought('FAILED'), '23:00', false],
])('an order that is %s', (_, changes, time, expected) => {
  const now = Date.parse(`2026-11-20T${time}:00Z`);
  expect(isServed({ ...ORDER, ...changes }, now)).toBe(expected);
});

/** Left the kitchen; expected at the door at 18:40. */
function brought(status: NonNullable<Order['delivery']>['status']): Partial<Order> {
  const delivery = { status, dropoff_eta: '2026-11-20T18:40:00Z' };
  return { status: 'ORDER_COMPLETED', delivery };
}
