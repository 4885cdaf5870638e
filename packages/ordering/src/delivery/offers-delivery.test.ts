import { expect, test } from 'vitest';
import { offersDelivery } from './offers-delivery';

const IN_HOUSE = 'DELIVERY_OPTION_IN_HOUSE';
const ANY = 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN';
const TABLES = 'RESTAURANT_SETTING_DINE_IN_ONLY';

test.each([
  [IN_HOUSE, 'STRIPE', ANY, true],
  ['DELIVERY_OPTION_NO_DELIVERY', 'STRIPE', ANY, false],
  [IN_HOUSE, 'NONE', ANY, false],
  [IN_HOUSE, 'STRIPE', TABLES, false],
] as const)('%s, paid by %s, online: %s', (delivery_type, payment_service, stripe_payments, is) => {
  expect(offersDelivery({ delivery_type, payment_service, stripe_payments })).toBe(is);
});
