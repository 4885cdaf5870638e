import type { ShareInput } from '@comanda/contracts';
import type { GuestBill } from '@comanda/staff/tables';

/** Returns the orders that cash for a share pays in full; none where it would pay a part of one. */
export function countedInCash(
  { open_orders, party }: Pick<GuestBill, 'open_orders' | 'party'>,
  share: ShareInput | null,
): readonly string[] {
  if (share?.kind === 'mine') return open_orders.map(({ order_id }) => order_id);
  if (share?.kind !== 'all') return [];
  return (party?.orders ?? open_orders)
    .filter(({ status, open_amount }) => status !== 'ORDER_CANCELLED' && open_amount > 0)
    .map(({ order_id }) => order_id);
}
