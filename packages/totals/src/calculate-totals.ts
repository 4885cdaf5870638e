import type { PaymentTotals } from '@comanda/contracts';
import {
  addCents,
  applyRate,
  basisPoints,
  type Cents,
  cents,
  err,
  ok,
  parsePercentage,
  type Rate,
  type Result,
  sumCents,
  timesCents,
  zeroCents,
} from '@comanda/kernel';
import { type Adjustment, lineDiscounts } from './line-discounts';
import { type Tip, tipAmount } from './tip';

export type TotalsInput = {
  readonly lines: readonly { readonly unit_price: Cents; readonly multiplier: number }[];
  /** Discounts of campaigns, in the order they apply. */
  readonly adjustments?: readonly Adjustment[];
  /** A decimal percentage with at most four decimals, e.g. "8.8750". */
  readonly tax_percentage: string;
  /** Whole percent off everything. */
  readonly automatic_discount_percent: number;
  readonly delivery_fee: Cents;
  readonly is_delivery_taxed: boolean;
  readonly tip: Tip;
  readonly delivery_tip: Cents;
};

/** What one line costs before its discount, and what it gets off. */
export type LineTotals = { readonly amount: Cents; readonly discount: Cents };

export type OrderTotals = { readonly totals: PaymentTotals; readonly lines: readonly LineTotals[] };

export type TotalsFault = {
  readonly code: 'tip_too_high';
  readonly field: 'tip' | 'delivery_tip';
  readonly amount: Cents;
  readonly max: Cents;
};

/** Every amount of an order, in the one fixed order of work (TOT-1 to TOT-9). */
export function calculateTotals(input: TotalsInput): Result<OrderTotals, TotalsFault> {
  refuseNegative(input);
  const amounts = input.lines.map((line) => timesCents(line.unit_price, line.multiplier));
  const discounts = lineDiscounts(
    amounts,
    input.adjustments ?? [],
    basisPoints(input.automatic_discount_percent * 100),
  );
  const subtotal = sumCents(amounts);
  const discount = sumCents(discounts);
  const net_total = cents(subtotal - discount);

  const taxable = input.is_delivery_taxed ? addCents(net_total, input.delivery_fee) : net_total;
  const tax_amount = applyRate(taxable, taxRate(input.tax_percentage));
  const total_with_tax = sumCents([net_total, input.delivery_fee, tax_amount]);

  const tip_amount = tipAmount(input.tip, net_total);
  const delivery_tip_amount = input.delivery_tip;
  const fault = tipFault(tip_amount, delivery_tip_amount, net_total);
  if (fault) return err(fault);

  return ok({
    totals: {
      subtotal,
      discount,
      net_total,
      delivery_fee: input.delivery_fee,
      tax_rate: input.tax_percentage,
      tax_amount,
      total_with_tax,
      tip_amount,
      delivery_tip_amount,
      total_with_tip_and_tax: sumCents([total_with_tax, tip_amount, delivery_tip_amount]),
    },
    lines: amounts.map((amount, index) => ({ amount, discount: discounts[index] ?? zeroCents })),
  });
}

function tipFault(tip: Cents, delivery_tip: Cents, max: Cents): TotalsFault | null {
  if (tip > max) return { code: 'tip_too_high', field: 'tip', amount: tip, max };
  if (delivery_tip > max) {
    return { code: 'tip_too_high', field: 'delivery_tip', amount: delivery_tip, max };
  }
  return null;
}

function taxRate(tax_percentage: string): Rate {
  const rate = parsePercentage(tax_percentage);
  if (rate.ok) return rate.value;
  throw new RangeError(
    `"${tax_percentage}" is not a tax percentage such as "8.8750": settings are checked when they are stored.`,
  );
}

/** Guests' numbers are checked at the border and prices are the menu's: a negative one is a fault of the caller. */
function refuseNegative(input: TotalsInput): void {
  const numbers = [
    ...input.lines.flatMap((line) => [line.unit_price, line.multiplier]),
    input.automatic_discount_percent,
    input.delivery_fee,
    input.delivery_tip,
    tipAmount(input.tip, cents(10_000)),
  ];
  const negative = numbers.find((number) => number < 0);
  if (negative !== undefined) {
    throw new RangeError(
      `${negative} is negative: no price, count, fee or tip of an order can be.`,
    );
  }
}
