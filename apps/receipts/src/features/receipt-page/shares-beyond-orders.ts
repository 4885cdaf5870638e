import type { Receipt } from '@comanda/contracts';

/** Payments of the table’s bill, unless the orders of the same receipt already show them. */
export function sharesBeyondOrders({
  orders,
  paid_shares,
}: Pick<Receipt, 'orders' | 'paid_shares'>): Receipt['paid_shares'] {
  const own = orders.flatMap(({ items }) => items.map((item) => item.item_instance_id));
  const amount = orders.reduce((sum, order) => sum + order.amount, 0);
  return paid_shares.filter(
    ({ items, totals }) =>
      totals.total_with_tip_and_tax !== amount ||
      items.length === 0 ||
      !items.every(({ item_instance_id }) => own.includes(item_instance_id)),
  );
}
