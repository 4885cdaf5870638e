import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { campaign_redemptions, orders, payments } from '../../db/schema/index';
import { OPEN_STATUSES, type PaymentRow } from '../payments/settle/payment-repository';
import { lockOrder, type OrderKey } from '../orders/repository';
import { closeOpenPayment } from '../payments/close-open-payment';
import { releaseRedemptions } from './redemption-store';

/** How long somebody who is about to pay keeps a limited campaign from others. */
const HELD_MINUTES = 10;
const MOST_PER_RUN = 200;

/**
 * Gives back what orders hold that nobody went on to pay. A payment that is still open is closed first, so that a use given to
 * another cannot be paid for as well.
 */
export async function releaseStaleHolds(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - HELD_MINUTES * 60_000);
  for (const order of await findStale(deps.db, before)) await tryToRelease(deps, order, before);
}

async function tryToRelease(deps: Deps, order: OrderKey, before: Date): Promise<void> {
  try {
    await releaseHold(deps, order, before);
  } catch (error) {
    const { order_id } = order;
    deps.log.error(
      { err: error, order_id },
      'the uses that an order holds could not be given back',
    );
  }
}

async function releaseHold(deps: Deps, order: OrderKey, before: Date): Promise<void> {
  const payment = await findOpenPayment(deps.db, order);
  if (payment === null) {
    await deps.db.transaction((tx) => releaseUnpaid(tx, order, before));
    return;
  }
  // Closed, it gives the uses back; paid meanwhile, it has used them. Without an answer they stay held until the next run.
  await closeOpenPayment(deps, payment, 'hold ended');
}

/** Behind the lock of the order, without which its guest may just have opened another payment for it. */
async function releaseUnpaid(db: Database, order: OrderKey, before: Date): Promise<void> {
  await lockOrder(db, order);
  if ((await findOpenPayment(db, order)) !== null) return;
  const [stale] = await findStale(db, before, order);
  if (stale !== undefined) await releaseRedemptions(db, order);
}

/** The orders that have held uses since before a time and were never placed; all, or one. */
async function findStale(db: Database, before: Date, order?: OrderKey): Promise<OrderKey[]> {
  return await db
    .selectDistinct({
      restaurant_id: campaign_redemptions.restaurant_id,
      order_id: campaign_redemptions.order_id,
      redeemed_at: campaign_redemptions.redeemed_at,
    })
    .from(campaign_redemptions)
    .innerJoin(
      orders,
      and(
        eq(orders.restaurant_id, campaign_redemptions.restaurant_id),
        eq(orders.order_id, campaign_redemptions.order_id),
      ),
    )
    .where(
      and(
        eq(campaign_redemptions.is_held, true),
        lte(campaign_redemptions.redeemed_at, before),
        isNull(orders.placed_at),
        order && eq(orders.restaurant_id, order.restaurant_id),
        order && eq(orders.order_id, order.order_id),
      ),
    )
    .orderBy(asc(campaign_redemptions.redeemed_at))
    .limit(MOST_PER_RUN);
}

async function findOpenPayment(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        eq(payments.order_id, order_id),
        isNull(payments.share_id),
        inArray(payments.status, OPEN_STATUSES),
      ),
    );
  return payment ?? null;
}
