import type { PaymentTotals } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { taxSums } from './tax-sums';

const TOTALS: PaymentTotals = {
  subtotal: 1500,
  discount: 0,
  net_total: 1500,
  delivery_fee: 0,
  tax_rate: '7',
  tax_amount: 165,
  included_tax: 0,
  total_with_tax: 1665,
  tip_amount: 0,
  delivery_tip_amount: 0,
  total_with_tip_and_tax: 1665,
};
const TAXES = [
  { rate: '7', taxable: 1000, amount: 70 },
  { rate: '19', taxable: 500, amount: 95 },
];

test('each rate is one sum, on top of the prices or in them', () => {
  expect(taxSums({ ...TOTALS, taxes: TAXES })).toEqual([
    { kind: 'tax', rate: '7', amount: 70 },
    { kind: 'tax', rate: '19', amount: 95 },
  ]);
  const included = { ...TOTALS, tax_amount: 0, included_tax: 165, taxes: TAXES };
  expect(taxSums(included).map(({ kind }) => kind)).toEqual(['included_tax', 'included_tax']);
});

test('totals of a server that tells no rates have one', () => {
  expect(taxSums(TOTALS)).toEqual([{ kind: 'tax', rate: '7', amount: 165 }]);
});
