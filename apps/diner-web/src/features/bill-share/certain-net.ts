import type { Bill, Order, ShareInput } from '@comanda/contracts';

type Parts = {
  readonly share: ShareInput | null;
  readonly bill: Pick<Bill, 'paid' | 'claimed'>;
  /** The table's orders. */
  readonly orders: readonly Pick<Order, 'status' | 'guest_id' | 'items' | 'totals'>[];
  readonly guest_id: string | undefined;
  /** What the guest's own items come to; null where only the server can tell. */
  readonly own: number | null;
};

/** What a share comes to before tax, in cents; null where the server, which splits to the cent, has yet to tell. */
export function certainNet({ share, bill, orders, guest_id, own }: Parts): number | null {
  const counted = orders.filter(({ status }) => status !== 'ORDER_CANCELLED');
  // What was tipped on an order is split along.
  if (counted.some(({ totals }) => totals.tip_amount > 0)) return null;
  switch (share?.kind) {
    case 'mine':
      return own === null ? null : netOf(counted.filter(isOwnOpen));
    case 'all':
      return bill.paid + bill.claimed === 0 ? netOf(counted) : null;
    default:
      return null;
  }
  function isOwnOpen({ guest_id: whose, items }: Parts['orders'][number]): boolean {
    return whose === guest_id && items.some(({ has_paid }) => has_paid === 'PAYMENT_UNPAID');
  }
}

function netOf(orders: Parts['orders']): number {
  return orders.reduce((sum, { totals }) => sum + totals.net_total, 0);
}
