import { type Cents, cents, ok, type Result, sumCents, zeroCents } from '@comanda/kernel';
import {
  amountsOf,
  calculateTotals,
  leftAfterEach,
  type OrderTotals,
  type TotalsFault,
  type TotalsInput,
} from './calculate-totals';

/** Key of a discount: an adjustment (by its index in the input), or the automatic one. */
export type DiscountKey =
  | { readonly key: 'campaign_discount'; readonly adjustment: number }
  | { readonly key: 'automatic_discount'; readonly percent: number };

/**
 * One step on the way to the total. A part adds its amount (a discount's is negative), a sum says what the parts so far come
 * to, a note adds nothing.
 */
export type PriceStep = { readonly amount: Cents } & (
  | { readonly kind: 'part'; readonly key: 'items' | 'delivery_fee' | 'delivery_tip' }
  | ({ readonly kind: 'part' } & DiscountKey)
  | {
      readonly kind: 'part' | 'note';
      readonly key: 'tax' | 'included_tax';
      readonly tax_rate: string;
      readonly of: Cents;
    }
  | {
      readonly kind: 'part';
      readonly key: 'tip';
      /** Null for an amount that was given as such. */
      readonly basis_points: number | null;
      readonly of: Cents;
    }
  | { readonly kind: 'sum'; readonly key: 'net_total' | 'total_with_tax' | 'total' }
);

/** How a line comes to what is paid for it. */
export type LineExplanation = {
  readonly unit_price: Cents;
  readonly multiplier: number;
  readonly amount: Cents;
  /** Amount of each discount; zero ones are left out. */
  readonly discounts: readonly (DiscountKey & { readonly amount: Cents })[];
  readonly net: Cents;
};

export type PriceExplanation = {
  readonly lines: readonly LineExplanation[];
  readonly steps: readonly PriceStep[];
};

/** Why an order costs what it costs, as keys and numbers to be put into words (TOT-16). */
export function explainTotals(input: TotalsInput): Result<PriceExplanation, TotalsFault> {
  const result = calculateTotals(input);
  if (!result.ok) return result;
  const discounts = sharesOf(input).map((shares, place) => ({
    ...discountKey(input, place),
    shares,
  }));
  return ok({
    lines: result.value.lines.map(({ amount, discount }, line) => ({
      unit_price: input.lines[line]?.unit_price ?? zeroCents,
      multiplier: input.lines[line]?.multiplier ?? 0,
      amount,
      discounts: discounts
        .map(({ shares, ...key }) => ({ ...key, amount: cents(-(shares[line] ?? 0)) }))
        .filter(hasAmount),
      net: cents(amount - discount),
    })),
    steps: stepsOf(
      input,
      result.value,
      discounts.map(({ shares, ...key }) => ({ ...key, amount: cents(-sumCents(shares)) })),
    ),
  });
}

/** Discount of each line, per discount. */
function sharesOf(input: TotalsInput): Cents[][] {
  const amounts = amountsOf(input);
  const stages = leftAfterEach(input, amounts);
  return stages.map((left, place) => {
    const before = stages[place - 1] ?? amounts;
    return left.map((amount, line) => cents((before[line] ?? zeroCents) - amount));
  });
}

/** The automatic discount comes after those of the adjustments. */
function discountKey(input: TotalsInput, place: number): DiscountKey {
  return place < (input.adjustments ?? []).length
    ? { key: 'campaign_discount', adjustment: place }
    : { key: 'automatic_discount', percent: input.automatic_discount_percent };
}

function stepsOf(
  input: TotalsInput,
  { totals, taxes }: OrderTotals,
  discounts: readonly (DiscountKey & { readonly amount: Cents })[],
): PriceStep[] {
  const isIncluded = totals.included_tax > 0;
  const { tip } = input;
  const of = cents(totals.net_total);
  const before: PriceStep[] = [
    { kind: 'part', key: 'items', amount: cents(totals.subtotal) },
    ...discounts.map((discount) => ({ kind: 'part', ...discount }) as const),
  ];
  const around: PriceStep[] = [
    { kind: 'part', key: 'delivery_fee', amount: cents(totals.delivery_fee) },
    ...taxes.map(
      ({ tax_rate, taxable, tax_amount }): PriceStep => ({
        kind: isIncluded ? 'note' : 'part',
        key: isIncluded ? 'included_tax' : 'tax',
        tax_rate,
        of: taxable,
        amount: tax_amount,
      }),
    ),
  ];
  const after: PriceStep[] = [
    {
      kind: 'part',
      key: 'tip',
      basis_points: tip.kind === 'percentage' ? tip.basis_points : null,
      of,
      amount: cents(totals.tip_amount),
    },
    { kind: 'part', key: 'delivery_tip', amount: cents(totals.delivery_tip_amount) },
  ];
  return [
    ...before.filter(hasAmount),
    { kind: 'sum', key: 'net_total', amount: of },
    ...around.filter(hasAmount),
    { kind: 'sum', key: 'total_with_tax', amount: cents(totals.total_with_tax) },
    ...after.filter(hasAmount),
    { kind: 'sum', key: 'total', amount: cents(totals.total_with_tip_and_tax) },
  ];
}

function hasAmount({ amount }: { readonly amount: Cents }): boolean {
  return amount !== 0;
}
