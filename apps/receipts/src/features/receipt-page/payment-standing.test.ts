import type { Order } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { paymentStanding } from './payment-standing';

type Standing = Parameters<typeof paymentStanding>[0];

const OPEN: Standing = {
  status: 'ORDER_SENT_TO_KITCHEN',
  payment_status: null,
  items: [{ has_paid: 'PAYMENT_UNPAID' }],
  totals: { total_with_tip_and_tax: 1250 },
};
const FREE: Standing = { ...OPEN, totals: { total_with_tip_and_tax: 0 } };

test.each<[string, Standing, ReturnType<typeof paymentStanding>]>([
  ['is to be paid', OPEN, 'unpaid'],
  ['was paid online', { ...OPEN, payment_status: 'CAPTURED' }, 'paid'],
  ['was paid at the counter', withItems(OPEN, 'PAYMENT_PAID_AT_COUNTER'), 'paid'],
  ['was given back', { ...OPEN, payment_status: 'REFUNDED' }, 'refunded'],
  ['was called off', { ...OPEN, status: 'ORDER_CANCELLED' }, 'cancelled'],
  ['costs nothing', FREE, 'free'],
  ['costs nothing and was marked as paid', withItems(FREE, 'PAYMENT_PAID_AT_COUNTER'), 'free'],
  [
    'would have cost nothing and was called off',
    { ...FREE, status: 'ORDER_CANCELLED' },
    'cancelled',
  ],
])('an order that %s', (_, order, standing) => {
  expect(paymentStanding(order)).toBe(standing);
});

function withItems(order: Standing, has_paid: Order['items'][number]['has_paid']): Standing {
  return { ...order, items: [{ has_paid }] };
}
