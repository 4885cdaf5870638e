import type { PaymentTotals } from '@comanda/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { STORY_RESTAURANT } from '../testing/story-restaurant';
import { STORY_ORDER } from '../testing/story-order';
import { TotalsTable } from './totals-table';

afterEach(cleanup);

const NOTHING: PaymentTotals = {
  ...STORY_ORDER.totals,
  subtotal: 0,
  net_total: 0,
  tax_rate: '20',
  tax_amount: 0,
  included_tax: 0,
  total_with_tax: 0,
  total_with_tip_and_tax: 0,
};
const BY_RATE = [
  { rate: '7', taxable: 1000, amount: 70 },
  { rate: '19', taxable: 500, amount: 95 },
];
const UNTAXED = { ...NOTHING, subtotal: 900, tax_rate: '0', total_with_tip_and_tax: 900 };

test.each<[string, PaymentTotals, boolean, string[]]>([
  ['on top of the prices', { ...NOTHING, tax_amount: 180 }, false, ['Tax (20%)$1.80']],
  ['in the prices', { ...NOTHING, included_tax: 150 }, true, ['Tax included (20%)$1.50']],
  ['on top, of nothing', NOTHING, false, ['Tax (20%)$0.00']],
  ['in the prices, of nothing', NOTHING, true, ['Tax included (20%)$0.00']],
  ['none at all', UNTAXED, false, []],
  ['none at all in the prices', UNTAXED, true, []],
  [
    'by rate',
    { ...NOTHING, tax_amount: 165, taxes: BY_RATE },
    false,
    ['Tax (7%)$0.70', 'Tax (19%)$0.95'],
  ],
  [
    'by rate, in the prices',
    { ...NOTHING, included_tax: 165, taxes: BY_RATE },
    true,
    ['Tax included (7%)$0.70', 'Tax included (19%)$0.95'],
  ],
  ['of one dish only', { ...UNTAXED, tax_amount: 180 }, false, ['Tax (0%)$1.80']],
])('the row of a tax: %s', async (_, totals, prices_include_tax, rows) => {
  await act(async () => {
    render(
      <InRestaurant restaurant={{ ...STORY_RESTAURANT, prices_include_tax }}>
        <TotalsTable totals={totals} />
      </InRestaurant>,
    );
  });
  const taxes = screen.getAllByRole('term').filter((term) => term.textContent.startsWith('Tax'));
  expect(taxes.map(({ parentElement }) => parentElement?.textContent)).toEqual(rows);
});
