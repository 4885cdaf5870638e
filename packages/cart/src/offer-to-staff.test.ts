import { aRestaurant, deepFreeze } from '@comanda/testing';
import { expect, test } from 'vitest';
import { offerToStaff } from './offer-to-staff';

test('CART-26 staff order while guests cannot, and nobody’s number is asked for', () => {
  const shut = deepFreeze(
    aRestaurant({
      state: 'INACTIVE',
      pay_at_counter: 'RESTAURANT_SETTING_NONE',
      is_phone_required: true,
      is_phone_verification_required: true,
    }),
  );
  expect(offerToStaff(shut)).toEqual({
    ...shut,
    state: 'ACTIVE',
    schedule: null,
    pay_at_counter: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
    is_phone_required: false,
    is_phone_verification_required: false,
  });
});

test('CART-26 that a kitchen is slow is said to staff as to everybody', () => {
  expect(offerToStaff(aRestaurant({ state: 'DELAYED' })).state).toBe('DELAYED');
});
