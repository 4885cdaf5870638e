import { cents } from '@comanda/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TotalsInput } from './calculate-totals';
import { anOrder, anyOrder, totalsOf } from './test-orders';

/** A meal of 50.00 and a bottle of 30.00, the bottle at another rate. */
function mealAndWine(overrides: Partial<TotalsInput> = {}) {
  return anOrder([], {
    lines: [
      { unit_price: cents(5000), multiplier: 1 },
      { unit_price: cents(1500), multiplier: 2, tax_percentage: '19' },
    ],
    tax_percentage: '7',
    ...overrides,
  });
}

describe('TOT-14: rates of lines', () => {
  test('TOT-14: each rate is told, the order’s own first', () => {
    const order = totalsOf(mealAndWine());
    expect(order.taxes).toEqual([
      { tax_rate: '7', taxable: 5000, tax_amount: 350 },
      { tax_rate: '19', taxable: 3000, tax_amount: 570 },
    ]);
    expect(order.totals.tax_amount).toBe(920);
    expect(order.totals.tax_rate).toBe('7');
    expect(order.lines.map(({ tax_rate }) => tax_rate)).toEqual(['7', '19']);
  });

  test('TOT-14: two spellings of one rate are one rate', () => {
    const lines = ['7.00', '7', '19.0', '19'].map((tax_percentage) => ({
      unit_price: cents(10),
      multiplier: 1,
      tax_percentage,
    }));
    expect(totalsOf(mealAndWine({ lines })).totals.taxes).toEqual([
      { rate: '7', taxable: 20, amount: 1 },
      { rate: '19.0', taxable: 20, amount: 4 },
    ]);
  });

  test('TOT-14: the totals tell the taxes by rate, without rates at which nothing was taxed', () => {
    const wine = [{ unit_price: cents(1000), multiplier: 1, tax_percentage: '19' }];
    const { totals } = totalsOf(mealAndWine({ lines: wine }));
    expect(totals.taxes).toEqual([{ rate: '19', taxable: 1000, amount: 190 }]);
    expect(totalsOf(mealAndWine({ lines: [] })).totals.taxes).toEqual([
      { rate: '7', taxable: 0, amount: 0 },
    ]);
  });

  test('TOT-14: each is rounded once, on all that is taxed at it', () => {
    const lines = [10, 10, 10].map((price) => ({
      unit_price: cents(price),
      multiplier: 1,
      tax_percentage: '5',
    }));
    expect(totalsOf(mealAndWine({ lines })).taxes).toEqual([
      { tax_rate: '7', taxable: 0, tax_amount: 0 },
      { tax_rate: '5', taxable: 30, tax_amount: 2 },
    ]);
  });

  test('TOT-14: on what discounts leave, and delivery at the order’s rate', () => {
    const order = totalsOf(
      mealAndWine({
        automatic_discount_percent: 50,
        delivery_fee: cents(1000),
        is_delivery_taxed: true,
      }),
    );
    expect(order.taxes.map(({ taxable, tax_amount }) => [taxable, tax_amount])).toEqual([
      [3500, 245],
      [1500, 285],
    ]);
  });

  test('TOT-14: the order’s rate told for each line changes nothing', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { tax_percentage } = order;
        const lines = order.lines.map((line) => ({ ...line, tax_percentage }));
        expect(totalsOf({ ...order, lines })).toEqual(totalsOf(order));
      }),
    );
  });
});

describe('TOT-15: prices that include the tax', () => {
  test.each([
    [11_900, '19', 1900],
    [1250, '25', 250],
    [1000, '7', 65],
    [10, '5', 0],
    [11, '5', 1],
    [999, '0', 0],
    [200, '100', 100],
  ])('TOT-15: %d at %s %% hold %d of tax', (price, tax_percentage, expected) => {
    const order = totalsOf(anOrder([[price, 1]], { tax_percentage, prices_include_tax: true }));
    expect(order.totals).toMatchObject({
      net_total: price,
      tax_amount: 0,
      included_tax: expected,
      total_with_tax: price,
      total_with_tip_and_tax: price,
    });
  });

  test('TOT-15: by rate, with a taxed delivery', () => {
    const order = totalsOf(
      mealAndWine({
        prices_include_tax: true,
        delivery_fee: cents(350),
        is_delivery_taxed: true,
      }),
    );
    expect(order.taxes).toEqual([
      { tax_rate: '7', taxable: 5350, tax_amount: 350 },
      { tax_rate: '19', taxable: 3000, tax_amount: 479 },
    ]);
    expect(order.totals.included_tax).toBe(829);
    expect(order.totals.total_with_tax).toBe(8350);
  });

  test('TOT-15: the price does not depend on the rate, and the tax is less than the price', () => {
    fc.assert(
      fc.property(anyOrder, (any) => {
        const order = { ...any, prices_include_tax: true };
        const { totals } = totalsOf(order);
        const untaxed = totalsOf({ ...order, tax_percentage: '0' });
        expect(totals.total_with_tip_and_tax).toBe(untaxed.totals.total_with_tip_and_tax);
        expect(totals.included_tax).toBeLessThanOrEqual(totals.total_with_tax);
        expect(untaxed.totals.included_tax).toBe(0);
      }),
    );
  });

  test('TOT-15: taking the tax out and putting it on again gives the price, within a cent', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (price, units) => {
        const tax_percentage = (units / 10_000).toFixed(4);
        const within = totalsOf(
          anOrder([[price, 1]], { tax_percentage, prices_include_tax: true }),
        );
        const net = price - within.totals.included_tax;
        const onTop = totalsOf(anOrder([[net, 1]], { tax_percentage }));
        expect(Math.abs(onTop.totals.total_with_tax - price)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
