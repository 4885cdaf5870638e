import type { Bill, Order } from '@comanda/contracts';

type Parts = {
  readonly bill: Bill;
  /** The guest's own orders. */
  readonly orders: readonly Pick<Order, 'status' | 'items' | 'totals'>[];
};

/**
 * Amount of a guest's own items, in cents, with tax. null = only the server can calculate it: none of them is open, an
 * order is partly paid, or a share of the bill is not by items.
 */
export function ownSum({ bill, orders }: Parts): number | null {
  const open = orders.filter(
    ({ status, items }) => status !== 'ORDER_CANCELLED' && items.some(isUnpaid),
  );
  const isWhole = open.every(({ items }) => items.every(isUnpaid));
  const isByItems = bill.shares.every(({ kind }) => kind === 'mine' || kind === 'items');
  if (open.length === 0 || !isWhole || !isByItems) return null;
  const sum = open.reduce((total, { totals }) => total + totals.total_with_tax, 0);
  return sum <= bill.open ? sum : null;
}

function isUnpaid({ has_paid }: Order['items'][number]): boolean {
  return has_paid === 'PAYMENT_UNPAID';
}
