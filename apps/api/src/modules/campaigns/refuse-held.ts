import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { campaign_redemptions, orders } from '../../db/schema/index';
import type { Refusal } from '../../http/refusal';
import type { OrderKey } from '../orders/repository';
import { isPaidFrom, shareOf } from '../payments/held-by-network';
import { EVERYBODY, type Redemption } from './redemptions';

/** A guest who goes to pay takes about so long. */
const TRY_AGAIN_SECONDS = 60;

/**
 * Refuses an order whose network holds its share of a limited campaign already, without having paid. In the transaction that
 * has counted its uses: whoever counts the same ones waits.
 */
export async function refuseHeld(
  db: Database,
  network: string | null,
  key: OrderKey,
  redemptions: readonly Redemption[],
): Promise<Refusal | null> {
  const limited = redemptions.filter(({ subject }) => subject === EVERYBODY);
  if (network === null || limited.length === 0) return null;
  const held = await countHeld(db, network, key, limited);
  const isOver = limited.some(
    ({ campaign_id, most }) => (held.get(campaign_id) ?? 0) >= shareOf(most),
  );
  return isOver ? { code: 'rate_limited', retry_after: TRY_AGAIN_SECONDS } : null;
}

async function countHeld(
  db: Database,
  network: string,
  { restaurant_id, order_id }: OrderKey,
  limited: readonly Redemption[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ campaign_id: campaign_redemptions.campaign_id, held: count() })
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
        eq(campaign_redemptions.restaurant_id, restaurant_id),
        inArray(
          campaign_redemptions.campaign_id,
          limited.map(({ campaign_id }) => campaign_id),
        ),
        eq(campaign_redemptions.subject, EVERYBODY),
        eq(campaign_redemptions.is_held, true),
        ne(campaign_redemptions.order_id, order_id),
        isNull(orders.placed_at),
        isPaidFrom(db, campaign_redemptions, network),
      ),
    )
    .groupBy(campaign_redemptions.campaign_id);
  return new Map(rows.map(({ campaign_id, held }) => [campaign_id, held]));
}
