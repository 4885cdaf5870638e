import { expect, test } from 'vitest';
import { canRefund } from './money-back';

const PAID = {
  status: 'ORDER_READY',
  amount: 1000,
  open_amount: 0,
  refunded_amount: 0,
  refund_pending: 0,
} as const;

test.each([
  ['a paid order', {}, true],
  ['an order of which a part is paid', { open_amount: 500 }, true],
  ['an unpaid order', { open_amount: 1000 }, false],
  ['an order that is refunded', { refunded_amount: 1000 }, false],
  ['an order whose refund is under way', { refund_pending: 1000 }, false],
  ['an order that is refunded in part', { refunded_amount: 400 }, true],
  ['a cancelled order', { status: 'ORDER_CANCELLED' }, false],
] as const)('%s', (_name, changes, expected) => {
  expect(canRefund({ ...PAID, ...changes })).toBe(expected);
});
