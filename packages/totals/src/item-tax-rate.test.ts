import { describe, expect, test } from 'vitest';
import { itemTaxRate } from './item-tax-rate';

describe('TOT-21: the rate of a dish', () => {
  const tax_rates = { dine_in: '13', take_out: '0', delivery: null };

  test.each([
    ['DINE_IN', false, '13'],
    ['TAKEOUT', false, '0'],
    ['TAKEOUT', true, undefined],
  ] as const)('TOT-21: %s, brought %s: %s', (order_type, isDelivered, rate) => {
    expect(itemTaxRate({ tax_rates }, order_type, isDelivered)).toBe(rate);
  });

  test('TOT-21: one that says nothing has the order\u2019s', () => {
    expect(itemTaxRate({}, 'DINE_IN', false)).toBeUndefined();
    expect(itemTaxRate(null, 'TAKEOUT', true)).toBeUndefined();
  });
});
