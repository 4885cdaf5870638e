import type { ScreenOrder } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { newlyReady } from './newly-ready';

function order(order_number: string, ready_at: string | null = null): ScreenOrder {
  const status = ready_at === null ? 'ORDER_PREPARING' : 'ORDER_READY';
  return { order_number, name: null, status, ready_at };
}
const NOON = '2026-11-20T12:00:00.000Z';
const LATER = '2026-11-20T12:01:00.000Z';

test.each([
  ['nothing at the start', undefined, [order('A1B2', NOON)], []],
  ['an order that was prepared', [order('A1B2')], [order('A1B2', NOON)], ['A1B2']],
  ['an order that nobody saw before', [], [order('A1B2', NOON)], ['A1B2']],
  ['not what was ready already', [order('A1B2', NOON)], [order('A1B2', NOON)], []],
  ['again what is ready again', [order('A1B2', NOON)], [order('A1B2', LATER)], ['A1B2']],
  ['not what is prepared', [], [order('A1B2')], []],
])('calls %s', (_name, previous, orders, expected) => {
  expect(newlyReady(previous, orders)).toEqual(expected);
});
