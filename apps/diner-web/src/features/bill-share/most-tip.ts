import type { Order, ShareInput } from '@comanda/contracts';

type Parts = {
  readonly share: ShareInput | null;
  /** Unpaid amount in cents, with tax. */
  readonly open: number;
  /** The table's orders. */
  readonly orders: readonly Pick<Order, 'status' | 'guest_id' | 'items' | 'totals'>[];
  readonly guest_id: string | undefined;
};

/** The most that can be tipped on a share of a bill, in cents: what it comes to before tax. The server, which splits to the cent, has the last word. */
export function mostTip({ share, open, orders, guest_id }: Parts): number {
  const counted = orders.filter(({ status }) => status !== 'ORDER_CANCELLED');
  const net = sum(counted.map(({ totals }) => totals.net_total));
  const gross = sum(counted.map(({ totals }) => totals.total_with_tax));
  function netOf(amount: number): number {
    return gross === 0 ? 0 : Math.floor((Math.min(amount, open) * net) / gross);
  }
  switch (share?.kind) {
    case 'mine':
      return Math.min(netOf(open), sum(counted.filter(isOwn).map(unpaidNet)));
    case 'parts':
      return netOf((gross * share.parts) / share.parts_of);
    case 'amount':
      return netOf(share.amount);
    default:
      return netOf(open);
  }
  function isOwn(order: Parts['orders'][number]): boolean {
    return order.guest_id === guest_id;
  }
}

/** Unpaid amount of an order's dishes, after discounts. */
function unpaidNet({ items, totals }: Pick<Order, 'items' | 'totals'>): number {
  const unpaid = items.filter(({ has_paid }) => has_paid === 'PAYMENT_UNPAID');
  const { subtotal, net_total } = totals;
  if (subtotal === 0) return 0;
  return Math.floor((sum(unpaid.map(({ amount }) => amount)) * net_total) / subtotal);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
