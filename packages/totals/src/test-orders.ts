import { allocate, type Cents, cents, timesCents, zeroCents } from '@comanda/kernel';
import { deepFreeze, totalsAddUp } from '@comanda/testing';
import fc from 'fast-check';
import { calculateTotals, type OrderTotals, type TotalsInput } from './calculate-totals';
import type { Adjustment } from './line-discounts';

/** An order of lines given as [unit price, units], without tax, discounts, delivery or tip unless told otherwise. */
export function anOrder(
  lines: readonly (readonly [number, number])[],
  overrides: Partial<TotalsInput> = {},
): TotalsInput {
  return deepFreeze({
    lines: lines.map(([price, multiplier]) => ({ unit_price: cents(price), multiplier })),
    tax_percentage: '0',
    automatic_discount_percent: 0,
    delivery_fee: zeroCents,
    is_delivery_taxed: false,
    tip: { kind: 'none' },
    delivery_tip: zeroCents,
    ...overrides,
  });
}

/** Calculates, and fails unless everything adds up. */
export function totalsOf(input: TotalsInput): OrderTotals {
  const result = calculateTotals(input);
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  totalsAddUp(result.value.totals, result.value.lines);
  return result.value;
}

function someCents(max: number): fc.Arbitrary<Cents> {
  return fc.integer({ min: 0, max }).map(cents);
}

/** Orders of every kind that is not refused. */
export const anyOrder: fc.Arbitrary<TotalsInput> = fc
  .record({
    lines: fc.array(
      fc.record({ unit_price: someCents(20_000), multiplier: fc.integer({ min: 1, max: 99 }) }),
      { maxLength: 15 },
    ),
    campaigns: fc.array(fc.array(someCents(5_000), { minLength: 15, maxLength: 15 }), {
      maxLength: 3,
    }),
    tax: fc.integer({ min: 0, max: 1_000_000 }),
    automatic_discount_percent: fc.integer({ min: 0, max: 100 }),
    delivery_fee: someCents(2_000),
    is_delivery_taxed: fc.boolean(),
    basis_points: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ campaigns, tax, basis_points, ...order }) =>
    deepFreeze({
      ...order,
      adjustments: campaigns.map((shares) => ({
        line_shares: shares.slice(0, order.lines.length),
      })),
      tax_percentage: (tax / 10_000).toFixed(4),
      tip: { kind: 'percentage', basis_points } as const,
      delivery_tip: zeroCents,
    }),
  );

/** A discount on a whole order, spread over its lines by what they cost. */
export function spreadDiscount(
  amount: number,
  lines: readonly { readonly unit_price: Cents; readonly multiplier: number }[],
): Adjustment {
  const amounts = lines.map(({ unit_price, multiplier }) => timesCents(unit_price, multiplier));
  return { line_shares: allocate(cents(amount), amounts) };
}
