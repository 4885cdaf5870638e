import type { PaymentTotals } from '@comanda/contracts';
import { allocate, type Cents, cents, err, ok, type Result, sumCents } from '@comanda/kernel';
import {
  addTaxes,
  type OrderPart,
  partOfTaxes,
  splitOrder,
  tipAmount,
  type TipFields,
  tipFromFields,
} from '@comanda/totals';
import type { Refusal } from '../../http/refusal';
import type { Bill, BillOrder } from './bill';
import type { ChosenPart } from './choose-part';
import { openAmounts } from './open-amounts';
import { toOrderTotals } from './order-totals';

/** A share's part of one order. */
export type PricedPart = {
  readonly order_id: string;
  readonly part: OrderPart;
  readonly tip_amount: Cents;
  /** Its portion of the tip chosen for the whole order. */
  readonly order_tip: Cents;
};

export type PricedShare = {
  readonly parts: readonly PricedPart[];
  readonly totals: PaymentTotals;
};

/**
 * Prices a part of the bill: a proportional amount of each order, so that the parts add up to the order to the cent,
 * plus the payer's own tip, or a share of the order's tip.
 */
export function priceShare(
  bill: Bill,
  { amounts }: ChosenPart,
  tip: TipFields,
): Result<PricedShare, Refusal> {
  const taken = bill.orders.flatMap((each) => {
    const amount = amounts.get(each.order.order_id);
    return amount === undefined ? [] : [takePart(each, amount)];
  });
  const nets = taken.map(({ part }) => part.net_total);
  const net_total = sumCents(nets.map(cents));
  const isOwn = typeof tip.tip_fixed === 'number' || typeof tip.tip_percentage === 'number';
  const own = tipAmount(tipFromFields(tip), net_total);
  if (isOwn && own > net_total) {
    return err({
      code: 'tip_too_high',
      detail: `The tip is ${own} cents; at most ${net_total} can be given.`,
    });
  }
  const tips = isOwn ? allocate(own, nets) : taken.map(({ order_tip }) => order_tip);
  const parts = taken.map((each, place) => ({ ...each, tip_amount: tips[place] ?? cents(0) }));
  return ok({ parts, totals: totalsOf(bill, parts) });
}

/** Takes an amount out of what is open of an order; what others have taken before keeps its own amounts. */
function takePart(each: BillOrder, amount: Cents): Omit<PricedPart, 'tip_amount'> {
  const open = openAmounts(each);
  const whole = toOrderTotals(each);
  const others = cents(whole.totals.total_with_tax - open.total);
  const [included_tax = cents(0)] = allocate(cents(whole.totals.included_tax), [
    open.total,
    others,
  ]);
  const taxes = partOfTaxes(whole.totals.taxes ?? [], sumCents([open.tax_amount, included_tax]), [
    open.total,
    others,
  ]);
  const rest = {
    ...whole,
    taxes: taxes.map(({ rate, taxable, amount: tax }) => ({
      tax_rate: rate,
      taxable: cents(taxable),
      tax_amount: cents(tax),
    })),
    totals: {
      ...whole.totals,
      subtotal: sumCents([open.net_total, open.discount]),
      discount: open.discount,
      net_total: open.net_total,
      delivery_fee: open.delivery_fee,
      tax_amount: open.tax_amount,
      included_tax,
      taxes,
      total_with_tax: open.total,
      total_with_tip_and_tax: open.total,
    },
  };
  const amounts = [amount, cents(open.total - amount)];
  const split = splitOrder(rest, { kind: 'by_amount', amounts });
  const part = split.ok ? split.value[0] : undefined;
  if (part === undefined)
    throw new Error(`${amount} cents cannot be taken out of the ${open.total} open ones.`);
  const [order_tip = cents(0)] = allocate(open.tip, amounts);
  return { order_id: each.order.order_id, part, order_tip };
}

function totalsOf({ orders }: Bill, parts: readonly PricedPart[]): PaymentTotals {
  function sum(name: Exclude<keyof OrderPart, 'tax_rate' | 'taxes'>): Cents {
    return sumCents(parts.map(({ part }) => cents(part[name])));
  }
  const tip_amount = sumCents(parts.map((each) => each.tip_amount));
  const total_with_tax = sum('total_with_tax');
  return {
    subtotal: sum('subtotal'),
    discount: sum('discount'),
    net_total: sum('net_total'),
    delivery_fee: sum('delivery_fee'),
    // Orders of one table are taxed alike.
    tax_rate: orders[0]?.order.tax_rate ?? '0',
    tax_amount: sum('tax_amount'),
    included_tax: sum('included_tax'),
    taxes: addTaxes(parts.map(({ part }) => part.taxes)),
    total_with_tax,
    tip_amount,
    delivery_tip_amount: 0,
    total_with_tip_and_tax: sumCents([total_with_tax, tip_amount]),
  };
}
