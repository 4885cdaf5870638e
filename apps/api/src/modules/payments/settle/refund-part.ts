import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { order_items, orders, refunds } from '../../../db/schema/index';
import { tellOrderChanged } from '../../orders/tell-changed';
import type { ProviderPayment } from '../../../processors/processor';
import { findAtProcessor } from './find-at-processor';
import { nameForRefund } from './name-for-refund';
import { isPaid, leaveTurn, takeTurn, type Turn } from './refund-turn';
import { settleAs } from './settle';

/** Which refund: it was written down together with the decision to make it. */
export type RefundKey = { readonly restaurant_id: string; readonly refund_id: string };

/** Gives a part of a payment back. Safe to do again at any point: the processor finds a part that it has made before. */
export async function refundPart(deps: Deps, key: RefundKey): Promise<void> {
  const [row] = await deps.db.select().from(refunds).where(isRefund(key));
  if (row === undefined) throw new Error(`Refund ${key.refund_id} is gone; none is ever deleted.`);
  if (row.status === 'DONE') return;
  const found = await nameForRefund(deps, await findAtProcessor(deps, row));
  const turn = await takeTurn(deps, row, found);
  const truth = turn.made ?? (await giveBack(deps, turn));
  await settleAs(deps, turn.payment, truth, { source: 'server' });
  await deps.db.transaction((tx) => closeRefund({ ...deps, db: tx }, row));
}

/** Asks for it; throws unless it shows that the money has gone back. */
async function giveBack(deps: Deps, turn: Turn): Promise<ProviderPayment> {
  const { processor, ref, part, before } = turn;
  const { refund_id, amount } = part;
  const refunded = await processor.refund(ref, `ref:${refund_id}`, part);
  if (!refunded.ok) {
    const { code, detail } = refunded.error;
    // A plain no has moved nothing: the next time is the first again.
    if (code === 'rejected' || code === 'unsent') await leaveTurn(deps, turn.row);
    throw new Error(`Refund ${refund_id} is not made: ${code}, ${detail}`);
  }
  const truth = refunded.value;
  if (!isPaid(truth) || (before !== null && truth.amount_refunded < before + amount))
    throw new Error(`Refund ${refund_id} is not seen at the processor: it says ${truth.status}.`);
  return truth;
}

/** Marks it made, and its lines given back; tells those who listen. */
async function closeRefund(deps: Deps, row: typeof refunds.$inferSelect): Promise<void> {
  const { db, clock } = deps;
  const closed = await db
    .update(refunds)
    .set({ status: 'DONE', done_at: clock.now() })
    .where(and(isRefund(row), eq(refunds.status, 'PENDING')))
    .returning({ refund_id: refunds.refund_id });
  if (closed.length === 0) return;
  const { restaurant_id, order_id, item_instance_ids } = row;
  if (item_instance_ids !== null && item_instance_ids.length > 0) {
    await db
      .update(order_items)
      .set({ has_paid: 'PAYMENT_REFUNDED' })
      .where(
        and(
          eq(order_items.restaurant_id, restaurant_id),
          eq(order_items.order_id, order_id),
          inArray(order_items.item_instance_id, item_instance_ids),
        ),
      );
  }
  // Struck lines are to be seen on the boards, also where somebody touched the order since they were asked back.
  const [order] = await db
    .update(orders)
    .set({ seen_at: null })
    .where(and(eq(orders.restaurant_id, restaurant_id), eq(orders.order_id, order_id)))
    .returning();
  if (order === undefined) return;
  await tellOrderChanged(deps, order);
}

function isRefund({ restaurant_id, refund_id }: RefundKey) {
  return and(eq(refunds.restaurant_id, restaurant_id), eq(refunds.refund_id, refund_id));
}
