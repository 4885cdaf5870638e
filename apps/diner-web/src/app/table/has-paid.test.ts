import type { Bill, HasPaid, Order } from '@comanda/contracts';
import { describe, expect, test } from 'vitest';
import { hasPaid } from './has-paid';

function orderOf(...paid: readonly HasPaid[]): Pick<Order, 'items'> {
  const items = paid.map((has_paid) => ({ has_paid }));
  return { items: items as Order['items'] }; // nothing else of a line is read
}

function billOf(guest_id: string, status: 'CLAIMED' | 'PAID'): Pick<Bill, 'shares'> {
  return { shares: [{ guest_id, status }] as Bill['shares'] }; // nothing else of a share is read
}

describe('a guest has paid', () => {
  test.each([
    ['all of it online', orderOf('PAYMENT_PAID_ONLINE', 'PAYMENT_PAID_ONLINE'), null],
    [
      'some online, the rest at the counter',
      orderOf('PAYMENT_PAID_ONLINE', 'PAYMENT_PAID_AT_COUNTER'),
      null,
    ],
    ['a share of the bill', orderOf('PAYMENT_UNPAID'), billOf('g1', 'PAID')],
    ['for the others', undefined, billOf('g1', 'PAID')],
  ])('%s', (_, order, bill) => {
    expect(hasPaid('g1', order, bill)).toBe(true);
  });
});

describe('a guest has not paid', () => {
  test.each([
    ['an order at the counter', orderOf('PAYMENT_UNPAID'), null],
    ['all of it', orderOf('PAYMENT_PAID_ONLINE', 'PAYMENT_UNPAID'), null],
    ['what was given back', orderOf('PAYMENT_REFUNDED'), null],
    ['what they are only about to pay', orderOf('PAYMENT_UNPAID'), billOf('g1', 'CLAIMED')],
    ['what another one paid', orderOf('PAYMENT_UNPAID'), billOf('g2', 'PAID')],
    ['anything yet', undefined, null],
  ])('%s', (_, order, bill) => {
    expect(hasPaid('g1', order, bill)).toBe(false);
  });
});
