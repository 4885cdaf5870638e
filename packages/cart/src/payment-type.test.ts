import { deepFreeze } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { isPaidOnline, type PaymentSettings, paymentTypeOf } from './payment-type';

const settings: PaymentSettings = deepFreeze({
  order_mode: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
  payment_service: 'STRIPE',
  stripe_payments: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
  pay_at_counter: 'RESTAURANT_SETTING_NONE',
});
const atCounter = { ...settings, pay_at_counter: 'RESTAURANT_SETTING_TAKE_OUT_ONLY' } as const;

describe('CART-24: when an order is paid', () => {
  test.each([
    ['at a table', settings, 'DINE_IN', 'PAY_AFTER_ORDER'],
    ['to take out', settings, 'TAKEOUT', 'PAYMENT_REQUIRED'],
    ['to take out where the counter takes money', atCounter, 'TAKEOUT', 'PAY_AFTER_ORDER'],
    [
      'where nothing is paid online',
      { ...atCounter, payment_service: 'NONE' },
      'TAKEOUT',
      'PAY_COUNTER_ONLY',
    ],
    ['at a table without', { ...settings, payment_service: 'NONE' }, 'DINE_IN', 'PAY_COUNTER_ONLY'],
    [
      'where only the other kind is paid online',
      { ...atCounter, stripe_payments: 'RESTAURANT_SETTING_DINE_IN_ONLY' },
      'TAKEOUT',
      'PAY_COUNTER_ONLY',
    ],
    [
      'where one may only look',
      { ...atCounter, order_mode: 'RESTAURANT_SETTING_NONE' },
      'TAKEOUT',
      'NO_PAYMENT',
    ],
    [
      'where one can only eat in',
      { ...atCounter, order_mode: 'RESTAURANT_SETTING_DINE_IN_ONLY' },
      'TAKEOUT',
      'NO_PAYMENT',
    ],
  ] as const)('CART-24: %s', (_, asked, order_type, expected) => {
    expect(paymentTypeOf(asked, order_type)).toBe(expected);
  });

  test.each(['DINE_IN', 'TAKEOUT'] as const)('CART-24: a kiosk has %s paid first', (order_type) => {
    expect(paymentTypeOf(atCounter, order_type, { pays_first: true })).toBe('PAYMENT_REQUIRED');
  });

  test('CART-24: what is paid online needs a service and the setting', () => {
    expect(isPaidOnline(settings, 'TAKEOUT')).toBe(true);
    expect(isPaidOnline({ ...settings, payment_service: 'NONE' }, 'TAKEOUT')).toBe(false);
    const eatIn = { ...settings, stripe_payments: 'RESTAURANT_SETTING_DINE_IN_ONLY' } as const;
    expect(isPaidOnline(eatIn, 'TAKEOUT')).toBe(false);
  });
});
