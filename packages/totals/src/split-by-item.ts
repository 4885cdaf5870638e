import { allocate, type Cents, cents, sumCents, zeroCents } from '@comanda/kernel';
import type { OrderTotals } from './calculate-totals';
import type { LineTotals } from './line-totals';
import { type OrderPart, toOrderPart } from './order-part';
import { toTaxAmounts } from './taxes';

/**
 * Parts that pay for what they had, each line split by its weights. Each rate's tax follows what a part has at that rate;
 * fee and tips follow all it has (TOT-20).
 */
export function splitByItem(
  order: OrderTotals,
  weights: readonly (readonly number[])[],
  parts: number,
): OrderPart[] {
  const { totals } = order;
  const lines = order.lines.map((line, place) => splitLine(line, weights[place] ?? []));
  const nets = sumsByPart(lines, 'nets', parts);
  const discounts = sumsByPart(lines, 'discounts', parts);
  const fees = allocate(cents(totals.delivery_fee), nets);
  const tips = allocate(cents(totals.tip_amount), nets);
  const deliveryTips = allocate(cents(totals.delivery_tip_amount), nets);
  const taxes = order.taxes.map(({ tax_rate, taxable, tax_amount }) => {
    const linesAtRate = lines.filter((line) => line.tax_rate === tax_rate);
    const taxed = sumsByPart(linesAtRate, 'nets', parts);
    // Where only the delivery is taxed at a rate, its tax follows the fee.
    const shares = taxed.some(Boolean) ? taxed : fees;
    return {
      tax_rate,
      taxables: allocate(taxable, shares),
      tax_amounts: allocate(tax_amount, shares),
    };
  });
  const isIncluded = totals.included_tax > 0;
  return nets.map((net_total, part) => {
    const own = taxes.map(({ tax_rate, taxables, tax_amounts }) => ({
      tax_rate,
      taxable: taxables[part] ?? zeroCents,
      tax_amount: tax_amounts[part] ?? zeroCents,
    }));
    const tax = sumCents(own.map(({ tax_amount }) => tax_amount));
    return toOrderPart(totals.tax_rate, toTaxAmounts(own), {
      net_total,
      discount: discounts[part] ?? zeroCents,
      delivery_fee: fees[part] ?? zeroCents,
      tax_amount: isIncluded ? zeroCents : tax,
      included_tax: isIncluded ? tax : zeroCents,
      tip_amount: tips[part] ?? zeroCents,
      delivery_tip_amount: deliveryTips[part] ?? zeroCents,
    });
  });
}

type SplitLine = {
  readonly tax_rate: string;
  readonly nets: readonly Cents[];
  readonly discounts: readonly Cents[];
};

function splitLine(
  { amount, discount, tax_rate }: LineTotals,
  weights: readonly number[],
): SplitLine {
  const amounts = allocate(amount, weights);
  const discounts = allocate(discount, amounts);
  return {
    tax_rate,
    nets: amounts.map((each, part) => cents(each - (discounts[part] ?? 0))),
    discounts,
  };
}

function sumsByPart(
  lines: readonly SplitLine[],
  amounts: 'nets' | 'discounts',
  parts: number,
): Cents[] {
  return Array.from({ length: parts }, (_, part) =>
    sumCents(lines.map((line) => line[amounts][part] ?? zeroCents)),
  );
}
