import { cents } from '@comanda/kernel';
import type { OrderTotals } from '@comanda/totals';
import type { OrderItemRow, OrderRow } from '../orders/order-rows';
import { orderTaxes } from '../orders/order-taxes';

/** A stored order as it can be split, without its tips: those are each payer's own. */
export function toOrderTotals({
  order,
  items,
}: {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
}): OrderTotals {
  const { tax_rate } = order;
  const taxes = orderTaxes(order);
  return {
    totals: {
      subtotal: order.subtotal,
      discount: order.discount,
      net_total: order.net_total,
      delivery_fee: order.delivery_fee,
      tax_rate,
      tax_amount: order.tax_amount,
      included_tax: order.included_tax,
      taxes,
      total_with_tax: order.total_with_tax,
      tip_amount: 0,
      delivery_tip_amount: 0,
      total_with_tip_and_tax: order.total_with_tax,
    },
    lines: items.map(({ amount, discount, tax_rate: own }) => ({
      amount: cents(amount),
      discount: cents(discount),
      tax_rate: own ?? tax_rate,
    })),
    taxes: taxes.map(({ rate, taxable, amount }) => ({
      tax_rate: rate,
      taxable: cents(taxable),
      tax_amount: cents(amount),
    })),
  };
}
