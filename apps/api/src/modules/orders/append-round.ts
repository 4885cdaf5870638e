import { MAX_CENTS, MAX_ORDER_LINES } from '@comanda/contracts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { campaign_redemptions, order_campaigns, order_items } from '../../db/schema/index';
import type { Refusal } from '../../http/refusal';
import { enqueue } from '../../jobs/outbox/messages';
import { findBillOrder } from '../bills/repository';
import { updateOrder } from '../board/change-order';
import { countUses, heldRows } from '../campaigns/redemption-store';
import { refuseUsedUp } from '../campaigns/redemptions';
import { addNote } from './add-note';
import { addUp } from './add-up';
import { orderChanged } from './order-changed';
import type { OrderCampaignRow, OrderItemRow, OrderRow } from './order-rows';
import type { Round } from './place-round';

/** Adds a round to an order that is held. What somebody has claimed of it stays as it is; what is new is open. */
export async function appendRound(
  deps: Deps,
  order: OrderRow,
  { stored, redemptions, order_instructions }: Round,
): Promise<Refusal | null> {
  const { db, clock, events } = deps;
  const before = await findBillOrder(db, order);
  const now = clock.now();
  const round = 1 + Math.max(...before.items.map((item) => item.round));
  const items = stored.items.map((item, place) => ({
    ...item,
    order_id: order.order_id,
    position: before.items.length + place,
    round,
    sent_at: now,
  }));
  if (before.items.length + items.length > MAX_ORDER_LINES) return { code: 'order_too_large' };
  const amounts = addUp({ ...before, items: [...before.items, ...items] }, stored.order);
  if (amounts.total_with_tip_and_tax > MAX_CENTS) return { code: 'order_too_large' };

  await db.insert(order_items).values(items satisfies OrderItemRow[]);
  await addCampaigns(deps, order, stored.campaigns);
  const uses = redemptions.filter(({ campaign_id }) =>
    stored.campaigns.some((each) => each.campaign_id === campaign_id),
  );
  if (uses.length > 0) {
    const refusal = refuseUsedUp(uses, await countUses(db, order.restaurant_id, uses));
    if (refusal !== null) return refusal;
    await db
      .insert(campaign_redemptions)
      .values(heldRows(order, uses, now))
      .onConflictDoNothing();
  }
  const status = order.status === 'ORDER_READY' ? 'ORDER_SENT_TO_KITCHEN' : order.status;
  await updateOrder(deps, order, {
    ...amounts,
    status,
    order_instructions: addNote(order.order_instructions, order_instructions),
  });
  const { restaurant_id, order_id } = order;
  await enqueue(deps, restaurant_id, { kind: 'order.changed', payload: { order_id } });
  await events.publish(db, orderChanged({ ...order, status }));
  return null;
}

/** A percentage that an earlier round had too grows with this one. */
async function addCampaigns(
  { db }: Pick<Deps, 'db'>,
  { order_id }: OrderRow,
  campaigns: readonly OrderCampaignRow[],
): Promise<void> {
  if (campaigns.length === 0) return;
  await db
    .insert(order_campaigns)
    .values(campaigns.map((campaign) => ({ ...campaign, order_id })))
    .onConflictDoUpdate({
      target: [
        order_campaigns.restaurant_id,
        order_campaigns.order_id,
        order_campaigns.campaign_instance_id,
      ],
      set: {
        discount: sql`${order_campaigns.discount} + excluded.discount`,
        total_price: sql`${order_campaigns.total_price} + excluded.total_price`,
      },
    });
}
