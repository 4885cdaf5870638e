import type { PaymentTotals } from '@comanda/contracts';
import {
  basisPoints,
  type Cents,
  cents,
  err,
  ok,
  type Result,
  sumCents,
  timesCents,
  zeroCents,
} from '@comanda/kernel';
import { type Adjustment, leftAfterDiscounts } from './line-discounts';
import type { LineTotals } from './line-totals';
import { type Tax, taxesOf, toTaxAmounts } from './taxes';
import { type Tip, tipAmount } from './tip';

/** A line to be totalled; a rate of its own takes the place of the order's. */
export type LineInput = {
  readonly unit_price: Cents;
  readonly multiplier: number;
  readonly tax_percentage?: string;
};

export type TotalsInput = {
  readonly lines: readonly LineInput[];
  /** Discounts of campaigns, in the order they apply. */
  readonly adjustments?: readonly Adjustment[];
  /** A decimal percentage with at most four decimals, e.g. "8.8750". */
  readonly tax_percentage: string;
  /** Whether prices and fees hold the tax already; without it, tax comes on top. */
  readonly prices_include_tax?: boolean;
  /** Whole percent off everything. */
  readonly automatic_discount_percent: number;
  readonly delivery_fee: Cents;
  readonly is_delivery_taxed: boolean;
  readonly tip: Tip;
  readonly delivery_tip: Cents;
};

export type OrderTotals = {
  readonly totals: PaymentTotals;
  readonly lines: readonly LineTotals[];
  /** The taxes by rate, the order's own first. */
  readonly taxes: readonly Tax[];
};

export type TotalsFault = {
  readonly code: 'tip_too_high';
  readonly field: 'tip' | 'delivery_tip';
  readonly amount: Cents;
  readonly max: Cents;
};

/** Every amount of an order, in the one fixed order of work (TOT-1 to TOT-9, TOT-14, TOT-15). */
export function calculateTotals(input: TotalsInput): Result<OrderTotals, TotalsFault> {
  refuseNegative(input);
  const { delivery_fee, delivery_tip: delivery_tip_amount, prices_include_tax = false } = input;
  const amounts = amountsOf(input);
  const nets = leftAfterEach(input, amounts).at(-1) ?? amounts;
  const rates = oneSpelling(input);
  const lines = amounts.map((amount, line) => ({
    amount,
    discount: cents(amount - (nets[line] ?? 0)),
    tax_rate: rates[line] ?? input.tax_percentage,
  }));
  const subtotal = sumCents(amounts);
  const net_total = sumCents(nets);
  const discount = cents(subtotal - net_total);

  const taxes = taxesOf({
    tax_rate: input.tax_percentage,
    taxed_fee: input.is_delivery_taxed ? delivery_fee : zeroCents,
    lines,
    prices_include_tax,
  });
  const tax = sumCents(taxes.map(({ tax_amount }) => tax_amount));
  const tax_amount = prices_include_tax ? zeroCents : tax;
  const total_with_tax = sumCents([net_total, delivery_fee, tax_amount]);

  const tip_amount = tipAmount(input.tip, net_total);
  const fault = tipFault(tip_amount, delivery_tip_amount, net_total);
  if (fault) return err(fault);

  return ok({
    totals: {
      subtotal,
      discount,
      net_total,
      delivery_fee,
      tax_rate: input.tax_percentage,
      tax_amount,
      included_tax: prices_include_tax ? tax : zeroCents,
      taxes: toTaxAmounts(taxes),
      total_with_tax,
      tip_amount,
      delivery_tip_amount,
      total_with_tip_and_tax: sumCents([total_with_tax, tip_amount, delivery_tip_amount]),
    },
    lines,
    taxes,
  });
}

/** The rate of each line. "7" and "7.00" are one rate: the first spelling counts, the order's before all. */
function oneSpelling({ lines, tax_percentage }: TotalsInput): string[] {
  const spellings = new Map([[Number(tax_percentage), tax_percentage]]);
  return lines.map(({ tax_percentage: own = tax_percentage }) => {
    const known = spellings.get(Number(own));
    if (known === undefined) spellings.set(Number(own), own);
    return known ?? own;
  });
}

/** Amount of each line before any discount. */
export function amountsOf({ lines }: TotalsInput): Cents[] {
  return lines.map((line) => timesCents(line.unit_price, line.multiplier));
}

/** Rest of the line amounts after each discount, the automatic one last. */
export function leftAfterEach(
  { adjustments = [], automatic_discount_percent }: TotalsInput,
  amounts: readonly Cents[],
): readonly (readonly Cents[])[] {
  return leftAfterDiscounts(amounts, adjustments, basisPoints(automatic_discount_percent * 100));
}

function tipFault(tip: Cents, delivery_tip: Cents, max: Cents): TotalsFault | null {
  if (tip > max) return { code: 'tip_too_high', field: 'tip', amount: tip, max };
  if (delivery_tip > max) {
    return { code: 'tip_too_high', field: 'delivery_tip', amount: delivery_tip, max };
  }
  return null;
}

/** Guests' numbers are checked at the border and prices are the menu's: a negative one is a fault of the caller. */
function refuseNegative(input: TotalsInput): void {
  for (const { unit_price, multiplier } of input.lines) {
    refuseBelowZero(unit_price);
    refuseBelowZero(multiplier);
  }
  refuseBelowZero(input.automatic_discount_percent);
  refuseBelowZero(input.delivery_fee);
  refuseBelowZero(input.delivery_tip);
  refuseBelowZero(tipAmount(input.tip, cents(10_000)));
}

function refuseBelowZero(number: number): void {
  if (number >= 0) return;
  throw new RangeError(`${number} is negative: no price, count, fee or tip of an order can be.`);
}
