import type { HasPaid, Order } from '@comanda/contracts';
import { describe, expect, test } from 'vitest';
import { STORY_ORDER } from '../testing/story-order';
import { hasTextableReceipt } from './has-textable-receipt';

function orderOf(changes: Partial<Order>, ...paid: readonly HasPaid[]): Order {
  const items = paid.map((has_paid) => ({ has_paid }));
  return { ...STORY_ORDER, ...changes, items: items as Order['items'] }; // nothing else of a line is read
}

describe('a receipt is texted', () => {
  test.each([
    ['of what was paid', orderOf({}, 'PAYMENT_PAID_ONLINE', 'PAYMENT_PAID_AT_COUNTER')],
    ['of what was given back', orderOf({}, 'PAYMENT_REFUNDED')],
    [
      'of what a device of the restaurant sent',
      orderOf({ delivery_platform: 'KIOSK' }, 'PAYMENT_UNPAID'),
    ],
  ])('%s', (_, order) => expect(hasTextableReceipt(order)).toBe(true));
});

describe('no receipt is texted', () => {
  test.each([
    ['of what is to be paid at the counter', orderOf({}, 'PAYMENT_UNPAID')],
    ['of what is paid in part', orderOf({}, 'PAYMENT_PAID_ONLINE', 'PAYMENT_UNPAID')],
    ['of what was cancelled', orderOf({ status: 'ORDER_CANCELLED' }, 'PAYMENT_REFUNDED')],
    ['of what is not placed yet', orderOf({ placed_at: null }, 'PAYMENT_PAID_ONLINE')],
  ])('%s', (_, order) => expect(hasTextableReceipt(order)).toBe(false));
});
