import type { Deps } from '../../deps';
import { requestRefund } from '../../settle/request-refund';
import type { OrderItemRow } from '../orders/order-rows';
import { itemWorth } from './item-worth';
import type { BoardOrder } from './lock-board-order';
import { markPaid } from './mark-items';
import { planRefund } from './plan-refund';
import { findSources } from './refundable';

export type GivenBack = {
  /** On its way back to cards. */
  readonly online: number;
  /** What the counter took and hands over. */
  readonly at_counter: number;
};

/**
 * Writes down that money of an order goes back, in the transaction of `deps.db`, which must hold the order. The outbox
 * carries it out, each part once. Lines that money went back for before are left out.
 */
export async function giveBack(
  deps: Deps,
  held: BoardOrder,
  {
    items,
    staff_id,
  }: { readonly items: readonly OrderItemRow[]; readonly staff_id: string | null },
): Promise<GivenBack> {
  const { restaurant_id, order_id } = held.order;
  const { sources, earlier } = await findSources(deps.db, held);
  const asked = new Set(earlier.flatMap(({ item_instance_ids }) => item_instance_ids ?? []));
  const online = items.filter(
    ({ has_paid, item_instance_id }) =>
      has_paid === 'PAYMENT_PAID_ONLINE' && !asked.has(item_instance_id),
  );
  const rest = held.items.filter(
    ({ has_paid, item_instance_id }) =>
      has_paid === 'PAYMENT_PAID_ONLINE' && !asked.has(item_instance_id),
  );
  const worth = itemWorth(held);
  // With the last line its tip and fees go back too.
  const isRest = online.length === rest.length;
  const parts =
    online.length === 0 ? [] : planRefund({ sources, items: isRest ? null : online, worth });
  const item_instance_ids = online.map((item) => item.item_instance_id);
  const request = { restaurant_id, order_id, item_instance_ids, requested_by: staff_id };
  for (const { payment_id, amount } of parts)
    await requestRefund(deps, { ...request, payment_id, amount });
  const atCounter = items.filter(({ has_paid }) => has_paid === 'PAYMENT_PAID_AT_COUNTER');
  await markPaid(deps.db, held.order, atCounter, 'PAYMENT_REFUNDED');
  return {
    online: parts.reduce((sum, { amount }) => sum + amount, 0),
    at_counter: atCounter.reduce((sum, item) => sum + (worth.get(item.item_instance_id) ?? 0), 0),
  };
}
