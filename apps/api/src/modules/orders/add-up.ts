import { cents, sumCents, zeroCents } from '@comanda/kernel';
import { calculateTotals } from '@comanda/totals';
import type { BillOrder } from '../bills/bill';
import { tipsOf } from '../bills/open-amounts';
import type { OrderRow } from './order-rows';

type Amounts = Pick<
  OrderRow,
  | 'subtotal'
  | 'discount'
  | 'net_total'
  | 'tax_amount'
  | 'included_tax'
  | 'taxes'
  | 'total_with_tax'
  | 'tip_amount'
  | 'total_with_tip_and_tax'
>;

/**
 * Totals of an order with all its lines, at the prices of the time when they were sent: one tax per rate for all of them, and
 * the tips that were paid or chosen.
 */
export function addUp(
  { order, items, parts }: BillOrder,
  /** A round of the same order, priced by itself: whether its prices hold the tax. */
  round: Pick<OrderRow, 'included_tax'>,
): Amounts {
  const calculated = calculateTotals({
    lines: items.map((item) => ({
      unit_price: cents(item.price_with_modifiers),
      multiplier: item.multiplier,
      tax_percentage: item.tax_rate ?? order.tax_rate,
    })),
    adjustments: [{ line_shares: items.map(({ discount }) => cents(discount)) }],
    tax_percentage: order.tax_rate,
    prices_include_tax: order.included_tax + round.included_tax > 0,
    automatic_discount_percent: 0,
    delivery_fee: zeroCents,
    is_delivery_taxed: false,
    tip: { kind: 'none' },
    delivery_tip: zeroCents,
  });
  if (!calculated.ok) throw new Error('An order without a tip was refused for its tip.');
  const { totals } = calculated.value;
  const { subtotal, discount, net_total, tax_amount, included_tax, total_with_tax } = totals;
  const taxes = totals.taxes ?? null;
  const tip_amount = tipsOf({ order: { ...order, net_total }, parts });
  return {
    subtotal,
    discount,
    net_total,
    tax_amount,
    included_tax,
    taxes,
    total_with_tax,
    tip_amount,
    total_with_tip_and_tax: sumCents([
      cents(total_with_tax),
      tip_amount,
      cents(order.delivery_tip_amount),
    ]),
  };
}
