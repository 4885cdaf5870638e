import { expect, test } from 'vitest';
import { billSums } from './bill-sums';

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
  expect(sums).toMatchObject({ discount: -400, delivery: 600, tax: 468, tip: 300, total: 4968 });
  expect(2 * TOTALS.subtotal + sums.discount + sums.delivery + sums.tax + sums.tip).toBe(
    sums.total,
  );
  expect(sums.paid + sums.open).toBe(sums.total);
});
