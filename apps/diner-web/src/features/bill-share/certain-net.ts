import type { Bill, Order, ShareInput } from '@comanda/contracts';

type Parts = {
  readonly share: ShareInput | null;
  readonly bill: Pick<Bill, 'paid' | 'claimed'>;
  /** The table's orders. */
  readonly orders: readonly Pick<Order, 'status' | 'guest_id' | 'items' | 'totals'>[];
  readonly guest_id: string | undefined;
  /** Amount of the guest's own items; null where only the server knows. */
  readonly own: number | null;
};

/** A share before tax, in cents; null where only the server, which splits to the cent, can calculate it. */
export function certainNet({ share, bill, orders, guest_id, own }: Parts): number | null {
  const counted = orders.filter(({ status }) => status !== 'ORDER_CANCELLED');
  // Tips on an order are split too.
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
