import { cents } from '@comanda/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateTotals } from './calculate-totals';
import { anOrder, anyOrder, totalsOf } from './test-orders';

function shares(...amounts: number[]) {
  return { line_shares: amounts.map(cents) };
}

describe('TOT-1: lines and subtotal', () => {
  test.each([
    [[], 0],
    [[[1000, 1]], 1000],
    [
      [
        [1575, 2],
        [399, 3],
      ],
      4347,
    ],
    [[[0, 5]], 0],
  ] as [[number, number][], number][])('TOT-1: %j comes to %d', (lines, subtotal) => {
    const { totals, lines: priced } = totalsOf(anOrder(lines));
    expect(totals.subtotal).toBe(subtotal);
    expect(priced.map(({ amount }) => amount)).toEqual(
      lines.map(([price, units]) => price * units),
    );
  });
});

describe('TOT-2: discounts', () => {
  test.each([
    ['none', [], 0, 0],
    ['an automatic one', [], 10, 300],
    ['campaigns add up', [shares(100, 0), shares(50, 25)], 0, 175],
    ['the automatic one is on what is left', [shares(500, 500)], 10, 1000 + 200],
    ['no line gets more off than it costs', [shares(1500, 0), shares(0, 9999)], 0, 3000],
    ['nothing is left to take off', [shares(1000, 2000)], 50, 3000],
    ['everything', [], 100, 3000],
  ])('TOT-2: %s', (_, adjustments, automatic_discount_percent, discount) => {
    const order = anOrder(
      [
        [1000, 1],
        [1000, 2],
      ],
      { adjustments, automatic_discount_percent },
    );
    expect(totalsOf(order).totals.discount).toBe(discount);
  });

  test('TOT-2: the automatic one is rounded once for the order, half away from zero', () => {
    const order = anOrder(
      [
        [5, 1],
        [5, 1],
        [5, 1],
      ],
      { automatic_discount_percent: 10 },
    );
    expect(totalsOf(order).totals.discount).toBe(2);
  });

  test('TOT-2: an adjustment without one share per line throws', () => {
    expect(() => calculateTotals(anOrder([[100, 1]], { adjustments: [shares(1, 1)] }))).toThrow(
      /one share per line/,
    );
    expect(() => calculateTotals(anOrder([[100, 1]], { adjustments: [shares(-1)] }))).toThrow(
      /raise a price/,
    );
  });
});

describe('TOT-3: the spread', () => {
  test.each([
    [
      [
        [1000, 1],
        [1000, 1],
        [1000, 1],
      ],
      1,
      [10, 10, 10],
    ],
    [
      [
        [333, 1],
        [333, 1],
        [334, 1],
      ],
      10,
      [33, 33, 34],
    ],
    [
      [
        [50, 1],
        [50, 1],
      ],
      1,
      [1, 0],
    ],
    [
      [
        [1, 1],
        [999, 1],
      ],
      50,
      [1, 499],
    ],
    [
      [
        [0, 1],
        [100, 1],
      ],
      10,
      [0, 10],
    ],
  ] as [[number, number][], number, number[]][])(
    'TOT-3: %j with %d %% off gets %j off',
    (lines, automatic_discount_percent, discounts) => {
      const priced = totalsOf(anOrder(lines, { automatic_discount_percent }));
      expect(priced.lines.map(({ discount }) => discount)).toEqual(discounts);
    },
  );

  test('TOT-3: a campaign’s share stays with the line that earned it', () => {
    const order = anOrder(
      [
        [1000, 1],
        [1000, 1],
      ],
      {
        adjustments: [shares(0, 600)],
        automatic_discount_percent: 10,
      },
    );
    expect(totalsOf(order).lines.map(({ discount }) => discount)).toEqual([100, 640]);
  });

  test('TOT-3: parts always add up', () => {
    fc.assert(fc.property(anyOrder, (order) => void totalsOf(order)));
  });
});

test('TOT-4: what is left is the net total', () => {
  const { totals } = totalsOf(anOrder([[1999, 1]], { automatic_discount_percent: 15 }));
  expect([totals.subtotal, totals.discount, totals.net_total]).toEqual([1999, 300, 1699]);
});

describe('TOT-5: tax', () => {
  test.each([
    [1999, '8.8750', 177],
    [1000, '13', 130],
    [1050, '5', 53],
    [1030, '5', 52],
    [1029, '5', 51],
    [10_000, '14.975', 1498],
    [1999, '0', 0],
    [1999, '100', 1999],
    [0, '13', 0],
  ])('TOT-5: %d at %s %% is %d', (price, tax_percentage, expected) => {
    const { totals } = totalsOf(anOrder([[price, 1]], { tax_percentage }));
    expect(totals.tax_amount).toBe(expected);
    expect(totals.tax_rate).toBe(tax_percentage);
  });

  test('TOT-5: once per order, not per line', () => {
    const order = anOrder(
      [
        [10, 1],
        [10, 1],
        [10, 1],
      ],
      { tax_percentage: '5' },
    );
    expect(totalsOf(order).totals.tax_amount).toBe(2);
  });

  test('TOT-5: on what is left after discounts', () => {
    const order = anOrder([[2000, 1]], { tax_percentage: '10', automatic_discount_percent: 50 });
    expect(totalsOf(order).totals.tax_amount).toBe(100);
  });

  test.each([
    [false, 100],
    [true, 150],
  ])('TOT-5: with delivery taxed %s it is %d', (is_delivery_taxed, expected) => {
    const delivery = { delivery_fee: cents(500), is_delivery_taxed, tax_percentage: '10' };
    expect(totalsOf(anOrder([[1000, 1]], delivery)).totals.tax_amount).toBe(expected);
  });
});

describe('TOT-6: the tip', () => {
  test.each([
    [{ kind: 'none' } as const, 0],
    [{ kind: 'fixed', cents: cents(250) } as const, 250],
    [{ kind: 'percentage', basis_points: 1500 } as const, 255],
    [{ kind: 'percentage', basis_points: 1250 } as const, 212],
    [{ kind: 'percentage', basis_points: 10_000 } as const, 1699],
  ])('TOT-6: %j comes to %d', (tip, expected) => {
    const order = anOrder([[1999, 1]], {
      tip,
      automatic_discount_percent: 15,
      tax_percentage: '13',
    });
    expect(totalsOf(order).totals.tip_amount).toBe(expected);
  });

  test('TOT-6: a percentage and the cents it comes to agree', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { totals } = totalsOf(order);
        const fixed = { kind: 'fixed', cents: cents(totals.tip_amount) } as const;
        expect(totalsOf({ ...order, tip: fixed }).totals).toEqual(totals);
      }),
    );
  });
});

describe('TOT-7: no tip above the net total', () => {
  test.each([
    ['tip', { tip: { kind: 'fixed', cents: cents(901) } as const }, 901],
    ['tip', { tip: { kind: 'percentage', basis_points: 10_100 } as const }, 909],
    ['delivery_tip', { delivery_tip: cents(901) }, 901],
  ])('TOT-7: refuses a %s that is too high', (field, overrides, amount) => {
    const order = anOrder([[1000, 1]], { automatic_discount_percent: 10, ...overrides });
    expect(calculateTotals(order)).toEqual({
      ok: false,
      error: { code: 'tip_too_high', field, amount, max: 900 },
    });
  });

  test('TOT-7: takes one as high as the net total', () => {
    const most = { tip: { kind: 'fixed', cents: cents(1000) } as const, delivery_tip: cents(1000) };
    expect(totalsOf(anOrder([[1000, 1]], most)).totals.total_with_tip_and_tax).toBe(3000);
  });
});

test('TOT-8: everything together', () => {
  const order = anOrder(
    [
      [1575, 2],
      [399, 1],
    ],
    {
      adjustments: [shares(150, 0)],
      automatic_discount_percent: 10,
      tax_percentage: '8.8750',
      delivery_fee: cents(499),
      is_delivery_taxed: true,
      tip: { kind: 'percentage', basis_points: 1800 },
      delivery_tip: cents(200),
    },
  );
  expect(totalsOf(order)).toEqual({
    totals: {
      subtotal: 3549,
      discount: 490,
      net_total: 3059,
      delivery_fee: 499,
      tax_rate: '8.8750',
      tax_amount: 316,
      taxes: [{ rate: '8.8750', taxable: 3558, amount: 316 }],
      included_tax: 0,
      total_with_tax: 3874,
      tip_amount: 551,
      delivery_tip_amount: 200,
      total_with_tip_and_tax: 4625,
    },
    taxes: [{ tax_rate: '8.8750', taxable: 3558, tax_amount: 316 }],
    lines: [
      { amount: 3150, discount: 450, tax_rate: '8.8750' },
      { amount: 399, discount: 40, tax_rate: '8.8750' },
    ],
  });
});

describe('TOT-9: what never happens', () => {
  test('TOT-9: the order of lines does not change a total', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const reversed = {
          ...order,
          lines: order.lines.toReversed(),
          adjustments: (order.adjustments ?? []).map(({ line_shares }) => ({
            line_shares: line_shares.toReversed(),
          })),
        };
        expect(totalsOf(reversed).totals).toEqual(totalsOf(order).totals);
      }),
    );
  });

  test('TOT-9: splitting a line into single units does not change a total', () => {
    fc.assert(
      fc.property(anyOrder, (any) => {
        const order = { ...any, adjustments: [] };
        const units = order.lines.flatMap(({ unit_price, multiplier }) =>
          Array.from({ length: multiplier % 10 }, () => ({ unit_price, multiplier: 1 })),
        );
        const whole = order.lines.map((line) => ({ ...line, multiplier: line.multiplier % 10 }));
        expect(totalsOf({ ...order, lines: units }).totals).toEqual(
          totalsOf({ ...order, lines: whole }).totals,
        );
      }),
    );
  });

  test.each([
    ['price', anOrder([[-1, 1]])],
    ['count', anOrder([[1, -1]])],
    ['discount', anOrder([[1, 1]], { automatic_discount_percent: -1 })],
    ['fee', anOrder([], { delivery_fee: cents(-1) })],
    ['tip', anOrder([], { tip: { kind: 'fixed', cents: cents(-1) } })],
    ['percentage', anOrder([], { tip: { kind: 'percentage', basis_points: -1 } })],
    ['delivery tip', anOrder([], { delivery_tip: cents(-1) })],
  ])('TOT-9: a negative %s throws', (_, order) => {
    expect(() => calculateTotals(order)).toThrow(/is negative/);
  });

  test.each(['', '13%', '8.87505', '101'])('TOT-9: a tax rate of "%s" throws', (tax_percentage) => {
    expect(() => calculateTotals(anOrder([], { tax_percentage }))).toThrow(/not a tax percentage/);
  });
});
