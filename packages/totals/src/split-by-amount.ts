import { allocate, type Cents, cents, sumCents, zeroCents } from '@comanda/kernel';
import type { OrderTotals } from './calculate-totals';
import { type OrderPart, toOrderPart } from './order-part';
import { type Tax, toTaxAmounts } from './taxes';

/**
 * Parts that pay exactly these amounts, which add up to the total. Each takes its amount out of what the ones before it left,
 * in proportion, of each rate's tax as well; so the amounts of a part add up to its own, and the parts to the order (TOT-18,
 * TOT-19).
 */
export function splitByAmount(order: OrderTotals, amounts: readonly Cents[]): OrderPart[] {
  const { totals, taxes } = order;
  const isIncluded = totals.included_tax > 0;
  let left: readonly number[] = [
    totals.net_total,
    totals.delivery_fee,
    ...taxes.map(({ tax_amount }) => (isIncluded ? 0 : tax_amount)),
    totals.tip_amount,
    totals.delivery_tip_amount,
  ];
  const taken = amounts.map((amount) => {
    const shares = allocate(amount, left);
    left = left.map((rest, place) => rest - (shares[place] ?? 0));
    return shares;
  });
  // These are told beside the sums, not in them.
  const discounts = splitLike(amounts, cents(totals.discount));
  const taxables = taxes.map(({ taxable }) => splitLike(amounts, taxable));
  const included = taxes.map(({ tax_amount }) => splitLike(amounts, tax_amount));
  return taken.map(([net_total, delivery_fee, ...others], part) => {
    const own: Tax[] = taxes.map(({ tax_rate }, place) => ({
      tax_rate,
      taxable: taxables[place]?.[part] ?? zeroCents,
      tax_amount: (isIncluded ? included[place]?.[part] : others[place]) ?? zeroCents,
    }));
    const tax = sumCents(own.map(({ tax_amount }) => tax_amount));
    const [tip_amount, delivery_tip] = others.slice(taxes.length);
    return toOrderPart(totals.tax_rate, toTaxAmounts(own), {
      net_total: net_total ?? zeroCents,
      discount: discounts[part] ?? zeroCents,
      delivery_fee: delivery_fee ?? zeroCents,
      tax_amount: isIncluded ? zeroCents : tax,
      included_tax: isIncluded ? tax : zeroCents,
      tip_amount: tip_amount ?? zeroCents,
      delivery_tip_amount: delivery_tip ?? zeroCents,
    });
  });
}

function splitLike(amounts: readonly Cents[], total: Cents): Cents[] {
  return amounts.length === 0 ? [] : allocate(total, amounts);
}
