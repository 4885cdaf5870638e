import type { TaxAmount } from '@comanda/contracts';
import {
  addCents,
  applyRate,
  type Cents,
  cents,
  parsePercentage,
  type Rate,
} from '@comanda/kernel';
import type { LineTotals } from './line-totals';

/** The tax at one rate: on how much, and how much. */
export type Tax = {
  readonly tax_rate: string;
  readonly taxable: Cents;
  readonly tax_amount: Cents;
};

export type TaxQuestion = {
  /** The order's rate. */
  readonly tax_rate: string;
  /** The delivery fee, where it is taxed, which is at the order's rate. */
  readonly taxed_fee: Cents;
  readonly lines: readonly LineTotals[];
  readonly prices_include_tax: boolean;
};

/** The taxes of an order, its own rate first; each rate is rounded once (TOT-5, TOT-14, TOT-15). */
export function taxesOf({ tax_rate, taxed_fee, lines, prices_include_tax }: TaxQuestion): Tax[] {
  const byRate = [{ tax_rate, taxable: taxed_fee }];
  for (const line of lines) {
    const net = cents(line.amount - line.discount);
    const same = byRate.find((each) => each.tax_rate === line.tax_rate);
    if (same) same.taxable = addCents(same.taxable, net);
    else byRate.push({ tax_rate: line.tax_rate, taxable: net });
  }
  return byRate.map(({ tax_rate: percentage, taxable }) => {
    const rate = readRate(percentage);
    const share = prices_include_tax ? withinTotal(rate) : rate;
    return { tax_rate: percentage, taxable, tax_amount: applyRate(taxable, share) };
  });
}

/** Taxes as the wire has them: rates at which nothing was taxed are left out, unless there is no other. */
export function toTaxAmounts(taxes: readonly Tax[]): TaxAmount[] {
  const taxed = taxes.filter(({ taxable, tax_amount }) => taxable > 0 || tax_amount > 0);
  return (taxed.length === 0 ? taxes.slice(0, 1) : taxed).map(
    ({ tax_rate, taxable, tax_amount }) => ({ rate: tax_rate, taxable, amount: tax_amount }),
  );
}

/** The tax as a share of a price that holds it: 25 % on top is 20 % of the whole. */
function withinTotal({ units, per }: Rate): Rate {
  return { units, per: per + units };
}

function readRate(tax_percentage: string): Rate {
  const rate = parsePercentage(tax_percentage);
  if (rate.ok) return rate.value;
  throw new RangeError(
    `"${tax_percentage}" is not a tax percentage such as "8.8750": settings are checked when they are stored.`,
  );
}
