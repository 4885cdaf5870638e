import { cents } from '@comanda/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TotalsInput } from './calculate-totals';
import { explainTotals } from './explain-totals';
import { anOrder, anyOrder, totalsOf } from './test-orders';

function explanationOf(input: TotalsInput) {
  const result = explainTotals(input);
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

const dinner = anOrder(
  [
    [1575, 2],
    [399, 1],
  ],
  {
    adjustments: [{ line_shares: [cents(150), cents(0)] }],
    automatic_discount_percent: 10,
    tax_percentage: '8.8750',
    delivery_fee: cents(499),
    is_delivery_taxed: true,
    tip: { kind: 'percentage', basis_points: 1800 },
    delivery_tip: cents(200),
  },
);

describe('TOT-16: why this price', () => {
  test('TOT-16: step by step to the total', () => {
    expect(explanationOf(dinner).steps).toEqual([
      { kind: 'part', key: 'items', amount: 3549 },
      { kind: 'part', key: 'campaign_discount', adjustment: 0, amount: -150 },
      { kind: 'part', key: 'automatic_discount', percent: 10, amount: -340 },
      { kind: 'sum', key: 'net_total', amount: 3059 },
      { kind: 'part', key: 'delivery_fee', amount: 499 },
      { kind: 'part', key: 'tax', tax_rate: '8.8750', of: 3558, amount: 316 },
      { kind: 'sum', key: 'total_with_tax', amount: 3874 },
      { kind: 'part', key: 'tip', basis_points: 1800, of: 3059, amount: 551 },
      { kind: 'part', key: 'delivery_tip', amount: 200 },
      { kind: 'sum', key: 'total', amount: 4625 },
    ]);
  });

  test('TOT-16: line by line', () => {
    expect(explanationOf(dinner).lines).toEqual([
      {
        unit_price: 1575,
        multiplier: 2,
        amount: 3150,
        discounts: [
          { key: 'campaign_discount', adjustment: 0, amount: -150 },
          { key: 'automatic_discount', percent: 10, amount: -300 },
        ],
        net: 2700,
      },
      {
        unit_price: 399,
        multiplier: 1,
        amount: 399,
        discounts: [{ key: 'automatic_discount', percent: 10, amount: -40 }],
        net: 359,
      },
    ]);
  });

  test('TOT-16: an included tax of a single cent is told as such', () => {
    const order = anOrder([[10, 1]], { tax_percentage: '10', prices_include_tax: true });
    expect(explanationOf(order).steps.map(({ key }) => key)).toContain('included_tax');
  });

  test('TOT-16: tax that prices include is a note', () => {
    const order = anOrder([[11_900, 1]], { tax_percentage: '19', prices_include_tax: true });
    expect(explanationOf(order).steps).toContainEqual({
      kind: 'note',
      key: 'included_tax',
      tax_rate: '19',
      of: 11_900,
      amount: 1900,
    });
  });

  test('TOT-16: a discount takes off no more than is left, and is told as what it took', () => {
    const twice = [{ line_shares: [cents(700)] }, { line_shares: [cents(700)] }];
    expect(explanationOf(anOrder([[1000, 1]], { adjustments: twice })).lines[0]?.discounts).toEqual(
      [
        { key: 'campaign_discount', adjustment: 0, amount: -700 },
        { key: 'campaign_discount', adjustment: 1, amount: -300 },
      ],
    );
  });

  test('TOT-16: an amount for a tip has no percentage; nothing is told of what is not there', () => {
    const tip = { kind: 'fixed', cents: cents(200) } as const;
    expect(explanationOf(anOrder([[1000, 1]], { tip })).steps).toEqual([
      { kind: 'part', key: 'items', amount: 1000 },
      { kind: 'sum', key: 'net_total', amount: 1000 },
      { kind: 'sum', key: 'total_with_tax', amount: 1000 },
      { kind: 'part', key: 'tip', basis_points: null, of: 1000, amount: 200 },
      { kind: 'sum', key: 'total', amount: 1200 },
    ]);
  });

  test('TOT-16: what is refused is refused here, too', () => {
    const order = anOrder([[100, 1]], { tip: { kind: 'fixed', cents: cents(101) } });
    expect(explainTotals(order)).toMatchObject({ ok: false, error: { code: 'tip_too_high' } });
  });

  test('TOT-16: the parts add up to every sum, and lines to the net total', () => {
    fc.assert(
      fc.property(anyOrder, fc.boolean(), (any, prices_include_tax) => {
        const order = { ...any, prices_include_tax };
        const { lines, steps } = explanationOf(order);
        let sum = 0;
        for (const step of steps) {
          if (step.kind === 'part') sum += step.amount;
          if (step.kind === 'sum') expect(step.amount).toBe(sum);
        }
        const { totals } = totalsOf(order);
        expect(sum).toBe(totals.total_with_tip_and_tax);
        expect(lines.reduce((net, line) => net + line.net, 0)).toBe(totals.net_total);
        for (const { amount, discounts, net } of lines) {
          expect(discounts.reduce<number>((left, discount) => left + discount.amount, amount)).toBe(
            net,
          );
        }
      }),
    );
  });
});
