import { expect, test } from 'vitest';
import { paymentStanding } from './payment-standing';

type Standing = Parameters<typeof paymentStanding>[0];

const OPEN: Standing = {
  status: 'ORDER_SENT_TO_KITCHEN',
  placed_at: '2026-11-20T12:00:00.000Z',
  amount: 1250,
  open_amount: 1250,
  refunded_amount: 0,
  payment_status: null,
};
const PAID: Standing = { ...OPEN, open_amount: 0 };
const CANCELLED: Standing = { ...PAID, status: 'ORDER_CANCELLED' };

test.each<[string, Standing, ReturnType<typeof paymentStanding>]>([
  ['waits for its money', { ...OPEN, placed_at: null }, 'unpaid'],
  [
    'waits, and whose payment is on its way',
    { ...OPEN, placed_at: null, payment_status: 'PROCESSING' },
    'checking',
  ],
  [
    'waits after a card was declined',
    { ...OPEN, placed_at: null, payment_status: 'FAILED' },
    'unpaid',
  ],
  ['is cooked and to be paid', OPEN, 'partly_paid'],
  ['was paid in part', { ...OPEN, open_amount: 400 }, 'partly_paid'],
  ['was paid', PAID, 'paid'],
  ['was given back in part', { ...PAID, refunded_amount: 400 }, 'partly_refunded'],
  ['was given back', { ...PAID, refunded_amount: 1250 }, 'refunded'],
  [
    'was paid in part, and that was given back',
    { ...OPEN, open_amount: 400, refunded_amount: 850 },
    'partly_paid',
  ],
  ['was called off', CANCELLED, 'cancelled'],
  ['was called off and given back', { ...CANCELLED, refunded_amount: 1250 }, 'cancelled'],
  ['costs nothing', { ...PAID, amount: 0 }, 'free'],
  ['would have cost nothing and was called off', { ...CANCELLED, amount: 0 }, 'cancelled'],
])('an order that %s', (_, order, standing) => {
  expect(paymentStanding(order)).toBe(standing);
});
