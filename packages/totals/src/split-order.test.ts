import { allocate, cents } from '@comanda/kernel';
import { deepFreeze } from '@comanda/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderTotals } from './calculate-totals';
import type { OrderPart } from './order-part';
import { addTaxes } from './part-of-taxes';
import { splitOrder, type SplitWay } from './split-order';
import { anOrder, anyOrder, totalsOf } from './test-orders';

/** Splits, and fails unless the parts add up to the order in every amount, and each part in itself. */
function partsOf(order: OrderTotals, way: SplitWay): OrderPart[] {
  const result = splitOrder(deepFreeze(order), deepFreeze(way));
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  for (const [name, amount] of Object.entries(order.totals)) {
    if (name === 'tax_rate' || name === 'taxes') continue;
    const amounts = result.value.map((part) => Number(part[name as keyof OrderPart]));
    expect([name, amounts.reduce((sum, each) => sum + each, 0)]).toEqual([name, amount]);
    expect(amounts.every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
  }
  result.value.forEach(expectOwnSums);
  const taxes = addTaxes(result.value.map((part) => part.taxes));
  expect(taxes.filter(hasTax)).toEqual(
    expect.arrayContaining((order.totals.taxes ?? []).filter(hasTax)),
  );
  return result.value;
}

function hasTax({ amount }: { readonly amount: number }): boolean {
  return amount > 0;
}

function expectOwnSums(part: OrderPart): void {
  const tax = part.taxes.reduce((sum, { amount }) => sum + amount, 0);
  expect(tax).toBe(part.tax_amount + part.included_tax);
  expect(part.net_total).toBe(part.subtotal - part.discount);
  expect(part.total_with_tax).toBe(part.net_total + part.delivery_fee + part.tax_amount);
  expect(part.total_with_tip_and_tax).toBe(
    part.total_with_tax + part.tip_amount + part.delivery_tip_amount,
  );
}

function totalOf(part: OrderPart): number {
  return part.total_with_tip_and_tax;
}

const dinner = totalsOf(
  anOrder(
    [
      [1000, 3],
      [555, 1],
      [400, 2],
    ],
    {
      automatic_discount_percent: 10,
      tax_percentage: '13',
      delivery_fee: cents(500),
      is_delivery_taxed: true,
      tip: { kind: 'percentage', basis_points: 1500 },
      delivery_tip: cents(100),
    },
  ),
);

/** Orders with rates of their own on some lines, with tax on top or included. */
const anyTaxedOrder = fc
  .tuple(anyOrder, fc.array(fc.constantFrom('0', '5', '19'), { maxLength: 15 }), fc.boolean())
  .map(([order, rates, prices_include_tax]) => {
    const lines = order.lines.map((line, place) => {
      const tax_percentage = rates[place];
      return tax_percentage === undefined ? line : { ...line, tax_percentage };
    });
    return totalsOf(deepFreeze({ ...order, lines, prices_include_tax }));
  });

describe('TOT-18: evenly', () => {
  test.each([
    [1, [5681]],
    [2, [2841, 2840]],
    [4, [1421, 1420, 1420, 1420]],
  ])('TOT-18: among %d it is %j', (parts, expected) => {
    expect(partsOf(dinner, { kind: 'evenly', parts }).map(totalOf)).toEqual(expected);
  });

  test('TOT-17, TOT-18: adds up, and differs by a cent at most', () => {
    fc.assert(
      fc.property(anyTaxedOrder, fc.integer({ min: 1, max: 12 }), (order, parts) => {
        const totals = partsOf(order, { kind: 'evenly', parts }).map(totalOf);
        expect(totals).toHaveLength(parts);
        expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(1);
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
      }),
    );
  });

  test.each([0, -1, 1.5])('TOT-18: %d parts throw', (parts) => {
    expect(() => splitOrder(dinner, { kind: 'evenly', parts })).toThrow(/whole number from 1/);
  });
});

describe('TOT-19: by amount', () => {
  test('TOT-19: each pays its amount, with its share of everything', () => {
    const amounts = [cents(4000), cents(1000), cents(681)];
    const parts = partsOf(dinner, { kind: 'by_amount', amounts });
    expect(parts.map(totalOf)).toEqual([4000, 1000, 681]);
    expect(parts.map(({ tip_amount }) => tip_amount)).toEqual([414, 104, 70]);
  });

  test.each([[[5680]], [[5681, 1]], [[]]])('TOT-19: refuses %j', (amounts) => {
    expect(splitOrder(dinner, { kind: 'by_amount', amounts: amounts.map(cents) })).toEqual({
      ok: false,
      error: {
        code: 'amounts_do_not_add_up',
        given: amounts.reduce((sum, amount) => sum + amount, 0),
        expected: 5681,
      },
    });
  });

  test('TOT-19: a negative amount throws', () => {
    const amounts = [cents(5682), cents(-1)];
    expect(() => splitOrder(dinner, { kind: 'by_amount', amounts })).toThrow(/start at zero/);
  });

  test('TOT-17, TOT-19: adds up, whatever the amounts', () => {
    const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyTaxedOrder, weights, (order, shares) => {
        const amounts = allocate(cents(order.totals.total_with_tip_and_tax), shares);
        const parts = partsOf(order, { kind: 'by_amount', amounts });
        expect(parts.map(totalOf)).toEqual(amounts);
      }),
    );
  });
});

describe('TOT-20: by item', () => {
  test('TOT-20: who had what, and who shared', () => {
    const weights = [
      [2, 1],
      [1, 1],
      [0, 2],
    ];
    const parts = partsOf(dinner, { kind: 'by_item', parts: 2, weights });
    expect(parts.map(({ subtotal }) => subtotal)).toEqual([2278, 2077]);
    expect(parts.map(({ discount }) => discount)).toEqual([228, 208]);
    expect(parts.map(({ delivery_fee }) => delivery_fee)).toEqual([262, 238]);
  });

  test('TOT-20: the tax of a rate is paid by those who had something at it', () => {
    const order = totalsOf(
      anOrder([], {
        lines: [
          { unit_price: cents(1000), multiplier: 1, tax_percentage: '0' },
          { unit_price: cents(1000), multiplier: 1 },
        ],
        tax_percentage: '20',
      }),
    );
    const parts = partsOf(order, { kind: 'by_item', parts: 2, weights: [[1], [0, 1]] });
    expect(parts.map(({ tax_amount }) => tax_amount)).toEqual([0, 200]);
  });

  test('TOT-20: the tax of delivery alone follows its fee', () => {
    const order = totalsOf(
      anOrder([], {
        lines: [
          { unit_price: cents(1000), multiplier: 1, tax_percentage: '0' },
          { unit_price: cents(3000), multiplier: 1, tax_percentage: '0' },
        ],
        tax_percentage: '20',
        delivery_fee: cents(400),
        is_delivery_taxed: true,
      }),
    );
    const parts = partsOf(order, { kind: 'by_item', parts: 2, weights: [[1], [0, 1]] });
    expect(parts.map((part) => [part.delivery_fee, part.tax_amount])).toEqual([
      [100, 20],
      [300, 60],
    ]);
  });

  test('TOT-20: refuses lines that nobody had', () => {
    const weights = [
      [1, 0],
      [0, 0],
    ];
    expect(splitOrder(dinner, { kind: 'by_item', parts: 2, weights })).toEqual({
      ok: false,
      error: { code: 'lines_without_payer', lines: [1, 2] },
    });
  });

  test('TOT-20: weights for a part that is not there throw', () => {
    const weights = [[1, 1], [1], [1]];
    expect(() => splitOrder(dinner, { kind: 'by_item', parts: 1, weights })).toThrow(/more than/);
  });

  test('TOT-17, TOT-20: adds up, whoever had what', () => {
    const shares = fc.array(fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }), {
      minLength: 15,
      maxLength: 15,
    });
    fc.assert(
      fc.property(anyTaxedOrder, shares, (order, all) => {
        const weights = all.map(([first = 0, ...others]) => [first + 1, ...others]);
        const parts = partsOf(order, { kind: 'by_item', parts: 4, weights });
        for (const part of parts) expect(part.discount).toBeLessThanOrEqual(part.subtotal);
      }),
    );
  });

  test('TOT-20: one who had everything pays everything', () => {
    fc.assert(
      fc.property(anyTaxedOrder, (order) => {
        const weights = order.lines.map(() => [0, 1]);
        const parts = partsOf(order, { kind: 'by_item', parts: 2, weights });
        if (order.totals.net_total > 0) expect(parts.map(totalOf)[0]).toBe(0);
      }),
    );
  });
});
