import { allocate, type Cents, cents, zeroCents } from '@comanda/kernel';
import type { OrderTotals } from './calculate-totals';
import { type OrderPart, toOrderPart } from './order-part';

/**
 * Parts that pay exactly these amounts, which add up to the total. Each takes its amount out of what the ones before it left,
 * in proportion; so the amounts of a part add up to its own, and the parts to the order (TOT-18, TOT-19).
 */
export function splitByAmount(order: OrderTotals, amounts: readonly Cents[]): OrderPart[] {
  const { totals } = order;
  let left: readonly number[] = [
    totals.net_total,
    totals.delivery_fee,
    totals.tax_amount,
    totals.tip_amount,
    totals.delivery_tip_amount,
  ];
  const taken = amounts.map((amount) => {
    const shares = allocate(amount, left);
    left = left.map((rest, place) => rest - (shares[place] ?? 0));
    return shares;
  });
  // These two are told beside the sums, not in them.
  const discounts = splitLike(amounts, cents(totals.discount));
  const included = splitLike(amounts, cents(totals.included_tax));
  return taken.map(([net_total, delivery_fee, tax_amount, tip_amount, delivery_tip], part) =>
    toOrderPart(totals.tax_rate, {
      net_total: net_total ?? zeroCents,
      discount: discounts[part] ?? zeroCents,
      delivery_fee: delivery_fee ?? zeroCents,
      tax_amount: tax_amount ?? zeroCents,
      included_tax: included[part] ?? zeroCents,
      tip_amount: tip_amount ?? zeroCents,
      delivery_tip_amount: delivery_tip ?? zeroCents,
    }),
  );
}

function splitLike(amounts: readonly Cents[], total: Cents): Cents[] {
  return amounts.length === 0 ? [] : allocate(total, amounts);
}
