import type { Deps } from '../../deps';
import type { OrderItemRow, OrderRow } from '../orders/order-rows';
import { choosePart } from './choose-part';
import { insertShare } from './insert-share';
import { priceShare } from './price-share';
import { findBillOfOrder, updateShare } from './repository';

/**
 * Takes lines of an order that is held off the bill, for the counter has their money. False when somebody at the table has
 * them, and nothing is written; the lines themselves are the caller's to mark.
 */
export async function takeAtCounter(
  deps: Deps,
  order: OrderRow,
  { items, staff_id }: { readonly items: readonly OrderItemRow[]; readonly staff_id: string },
): Promise<boolean> {
  const bill = await findBillOfOrder(deps.db, order);
  const item_instance_ids = items.map((item) => item.item_instance_id);
  const chosen = choosePart(bill, order.guest_id, { kind: 'items', item_instance_ids });
  // Free lines are on no bill.
  if (!chosen.ok) return chosen.error === 'paid';
  const priced = priceShare(bill, chosen.value, {});
  if (!priced.ok) return false;
  const { restaurant_id, table_session_id } = order;
  const share = await insertShare(deps, bill, {
    restaurant_id,
    table_session_id,
    guest_id: null,
    staff_id,
    input: { kind: 'counter' },
    priced: priced.value,
    items: chosen.value.items,
    hold_ms: 0,
  });
  await updateShare(deps.db, share, { status: 'PAID', closed_at: share.claimed_at });
  return true;
}
