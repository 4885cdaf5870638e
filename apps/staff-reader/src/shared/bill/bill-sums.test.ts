import { expect, test } from 'vitest';
import { billSums } from './bill-sums';
import { billTaxes } from './bill-taxes';

const TOTALS = {
  subtotal: 2000,
  discount: 200,
  net_total: 1800,
  delivery_fee: 300,
  tax_rate: '13',
  tax_amount: 234,
  included_tax: 0,
  total_with_tax: 2334,
  tip_amount: 100,
  delivery_tip_amount: 50,
  total_with_tip_and_tax: 2484,
};

test('the rows of a bill add up to its total, and what is paid and open to it again', () => {
  const order = { totals: TOTALS, amount: 2484, open_amount: 484, refunded_amount: 0 };
  const sums = billSums([order, order]);
  expect(sums).toMatchObject({ discount: -400, delivery: 600, tip: 300, total: 4968 });
  const taxes = billTaxes([order, order]);
  expect(taxes).toEqual([{ kind: 'tax', rate: '13', amount: 468 }]);
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  expect(2 * TOTALS.subtotal + sums.discount + sums.delivery + tax + sums.tip).toBe(sums.total);
  expect(sums.paid + sums.open).toBe(sums.total);
});

test('taxes of several orders are added up by rate', () => {
  const beer = { rate: '20', taxable: 500, amount: 100 };
  const food = { rate: '10', taxable: 2000, amount: 200 };
  const taxed = { totals: { ...TOTALS, tax_amount: 300, taxes: [food, beer] } };
  const included = { totals: { ...TOTALS, tax_amount: 0, included_tax: 200, taxes: [food] } };
  expect(billTaxes([taxed, taxed, included])).toEqual([
    { kind: 'tax', rate: '10', amount: 400 },
    { kind: 'tax', rate: '20', amount: 200 },
    { kind: 'included_tax', rate: '10', amount: 200 },
  ]);
});
