import { type Cents, cents, sumCents } from '@comanda/kernel';
import { tipAmount, tipFromFields } from '@comanda/totals';
import type { OrderRow } from '../orders/order-rows';
import type { BillOrder, ShareOrderRow } from './bill';

/** Amounts of an order not paid yet; a share's amounts are taken from these. */
export type OpenAmounts = {
  /** With tax, without the tip. */
  readonly total: Cents;
  readonly discount: Cents;
  readonly net_total: Cents;
  readonly delivery_fee: Cents;
  readonly tax_amount: Cents;
  /** Of the tip that was chosen for the whole order. */
  readonly tip: Cents;
};

/** Returns the rest of an order after all shares are taken. */
export function openAmounts({ order, parts }: Pick<BillOrder, 'order' | 'parts'>): OpenAmounts {
  return {
    total: left(order.total_with_tax, parts, 'amount'),
    discount: left(order.discount, parts, 'discount'),
    net_total: left(order.net_total, parts, 'net_total'),
    delivery_fee: left(order.delivery_fee, parts, 'delivery_fee'),
    tax_amount: left(order.tax_amount, parts, 'tax_amount'),
    tip: cents(Math.max(0, orderTip(order) - sumOf(parts, 'order_tip'))),
  };
}

/** The tips of an order: of each payer their own, and what is left of the one that was chosen for the whole order. */
export function tipsOf({ order, parts }: Pick<BillOrder, 'order' | 'parts'>): Cents {
  return sumCents([openAmounts({ order, parts }).tip, cents(sumOf(parts, 'tip_amount'))]);
}

/** Tip chosen for the whole order. */
function orderTip(order: OrderRow): number {
  return Math.min(tipAmount(tipFromFields(order), cents(order.net_total)), order.net_total);
}

type Amount = Exclude<keyof ShareOrderRow, 'restaurant_id' | 'share_id' | 'order_id' | 'is_live'>;

function left(whole: number, parts: readonly ShareOrderRow[], name: Amount): Cents {
  return cents(whole - sumOf(parts, name));
}

function sumOf(parts: readonly ShareOrderRow[], name: Amount): number {
  return parts.reduce((sum, part) => sum + part[name], 0);
}
