import type { Order } from '@comanda/contracts';

/** The rows below the lines of a bill, in the order in which they are read. The taxes come before the tip. */
export const BILL_ROWS = [
  'discount',
  'delivery',
  'tip',
  'total',
  'paid',
  'refunded',
  'open',
] as const;

export type BillRow = (typeof BILL_ROWS)[number];

/** As much of an order as its bill adds up. */
type BilledOrder = Pick<Order, 'totals' | 'amount' | 'open_amount' | 'refunded_amount'>;

/** Adds up the bill of some orders, in cents. */
export function billSums(orders: readonly BilledOrder[]): Readonly<Record<BillRow, number>> {
  function sum(amountOf: (order: BilledOrder) => number): number {
    return orders.reduce((total, order) => total + amountOf(order), 0);
  }
  return {
    discount: -sum(({ totals }) => totals.discount),
    delivery: sum(({ totals }) => totals.delivery_fee),
    tip: sum(({ totals }) => totals.tip_amount + totals.delivery_tip_amount),
    total: sum(({ amount }) => amount),
    paid: sum(({ amount, open_amount }) => amount - open_amount),
    refunded: sum(({ refunded_amount }) => refunded_amount),
    open: sum(({ open_amount }) => open_amount),
  };
}
