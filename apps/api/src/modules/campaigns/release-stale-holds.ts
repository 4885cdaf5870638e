import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { campaign_redemptions, orders } from '../../db/schema/index';
import { releaseRedemptions } from './redemption-store';

/** How long somebody who is about to pay keeps a limited campaign from others. */
const HELD_MINUTES = 10;
const MOST_PER_RUN = 200;

/** Gives back what orders hold that nobody went on to pay. Whoever pays after all is honoured (honourRedemptions). */
export async function releaseStaleHolds(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const before = new Date(clock.now().getTime() - HELD_MINUTES * 60_000);
  const stale = await db
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
      ),
    )
    .orderBy(asc(campaign_redemptions.redeemed_at))
    .limit(MOST_PER_RUN);
  for (const order of stale) await db.transaction((tx) => releaseRedemptions(tx, order));
}
