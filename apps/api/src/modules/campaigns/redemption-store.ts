import type { Campaign } from '@comanda/contracts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import type { Database } from '../../db/database';
import {
  campaign_redemptions,
  campaign_uses,
  order_campaigns,
  orders,
} from '../../db/schema/index';
import type { Refusal } from '../../http/refusal';
import type { OrderKey } from '../orders/repository';
import { refuseHeld } from './refuse-held';
import { limitsOf, type Redeemer, type Redemption, refuseUsedUp } from './redemptions';

/** Counts each use that its limit leaves room for; those that come back were counted. All or none is the caller's to see to. */
export function countUses(db: Database, restaurant_id: string, redemptions: readonly Redemption[]) {
  return db
    .insert(campaign_uses)
    .values(
      redemptions.map(({ campaign_id, subject, most }) => {
        return { restaurant_id, campaign_id, subject, uses: 1, most };
      }),
    )
    .onConflictDoUpdate({
      target: [campaign_uses.restaurant_id, campaign_uses.campaign_id, campaign_uses.subject],
      set: { uses: sql`${campaign_uses.uses} + 1`, most: sql`excluded.most` },
      setWhere: sql`${campaign_uses.uses} < excluded.most`,
    })
    .returning({ campaign_id: campaign_uses.campaign_id, subject: campaign_uses.subject });
}

/** Rows of an order's uses, so that they can be released. */
export function heldRows(
  { restaurant_id, order_id }: OrderKey,
  redemptions: readonly Redemption[],
  redeemed_at: Date,
) {
  return redemptions.map(({ campaign_id, subject }) => {
    return { restaurant_id, order_id, campaign_id, subject, is_held: true, redeemed_at };
  });
}

/**
 * Writes an order and makes it hold these uses and no others, inside the transaction of `db`. A refusal has changed nothing.
 */
export async function writeRedeemed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  network: string | null,
  key: OrderKey,
  redemptions: readonly Redemption[],
  write: (tx: Database) => Promise<void>,
): Promise<Refusal | null> {
  try {
    await db.transaction(async (tx) => {
      await write(tx);
      await giveBack(tx, key);
      await tx.delete(campaign_redemptions).where(isOf(key));
      if (redemptions.length === 0) return;
      const counted = await countUses(tx, key.restaurant_id, redemptions);
      const refusal =
        refuseUsedUp(redemptions, counted) ?? (await refuseHeld(tx, network, key, redemptions));
      if (refusal !== null) throw new UsedUp(refusal);
      await tx.insert(campaign_redemptions).values(heldRows(key, redemptions, clock.now()));
    });
    return null;
  } catch (error) {
    if (error instanceof UsedUp) return error.refusal;
    throw error;
  }
}

/** Gives back what an order holds that was never placed, or was cancelled. Safe to do again; a placed order keeps its own. */
export async function releaseRedemptions(db: Database, key: OrderKey): Promise<void> {
  const [order] = await db
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, key.restaurant_id),
        eq(orders.order_id, key.order_id),
        or(isNull(orders.placed_at), eq(orders.status, 'ORDER_CANCELLED')),
      ),
    )
    .for('update');
  if (order !== undefined) await giveBack(db, key);
}

/**
 * Makes an order hold again what it gave back with its closed payment, before another payment is opened for it as it is. The
 * refusal names what others have used up meanwhile.
 */
export async function holdAgain(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: OrderKey,
): Promise<Refusal | null> {
  // Staff open it, whose network is no guest's.
  const network = null;
  return await writeRedeemed(
    deps,
    network,
    key,
    await findRedemptions(deps.db, key),
    async () => {},
  );
}

/** Returns the uses of an order, held or given back, with the limits as they were counted last. */
async function findRedemptions(db: Database, key: OrderKey): Promise<Redemption[]> {
  const { campaign_id, subject } = campaign_redemptions;
  const { name, campaign_instance_id } = order_campaigns;
  const rows = await db
    .selectDistinctOn([campaign_id, subject], {
      campaign_id,
      subject,
      name,
      campaign_instance_id,
      most: campaign_uses.most,
    })
    .from(campaign_redemptions)
    .innerJoin(
      order_campaigns,
      and(
        eq(order_campaigns.restaurant_id, campaign_redemptions.restaurant_id),
        eq(order_campaigns.order_id, campaign_redemptions.order_id),
        eq(order_campaigns.campaign_id, campaign_id),
      ),
    )
    .innerJoin(
      campaign_uses,
      and(
        eq(campaign_uses.restaurant_id, campaign_redemptions.restaurant_id),
        eq(campaign_uses.campaign_id, campaign_id),
        eq(campaign_uses.subject, subject),
      ),
    )
    .where(isOf(key))
    .orderBy(campaign_id, subject, order_campaigns.position);
  return rows;
}

/**
 * Counts again what an order has given back and was paid for all the same. A payment is closed before its uses go to others,
 * so this finds everything held; where it does not, the count tells the truth, beyond the limit.
 */
export async function honourRedemptions(db: Database, key: OrderKey): Promise<void> {
  await move(db, key, { is_held: true });
}

/** How often these subjects have used a campaign; for telling a guest early. */
export async function isUsedUp(
  db: Database,
  campaign: Campaign,
  redeemer: Redeemer,
): Promise<boolean> {
  const limits = limitsOf(campaign, redeemer);
  if (limits.length === 0) return false;
  const most = new Map(limits.map((limit) => [limit.subject, limit.most]));
  const rows = await db
    .select({ subject: campaign_uses.subject, uses: campaign_uses.uses })
    .from(campaign_uses)
    .where(
      and(
        eq(campaign_uses.restaurant_id, campaign.restaurant_id),
        eq(campaign_uses.campaign_id, campaign.campaign_id),
        inArray(campaign_uses.subject, [...most.keys()]),
      ),
    );
  return rows.some(({ subject, uses }) => uses >= (most.get(subject) ?? uses));
}

async function giveBack(db: Database, key: OrderKey): Promise<void> {
  await move(db, key, { is_held: false });
}

/** Marks what an order holds, and counts it in or out: each once, whoever else is at it. */
async function move(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
  { is_held }: { readonly is_held: boolean },
): Promise<void> {
  await db.execute(sql`
    with moved as (
      update campaign_redemptions set is_held = ${is_held}
      where restaurant_id = ${restaurant_id} and order_id = ${order_id} and is_held <> ${is_held}
      returning restaurant_id, campaign_id, subject
    ), counters as (
      select restaurant_id, campaign_id, subject from campaign_uses
      join moved using (restaurant_id, campaign_id, subject)
      order by campaign_id, subject
      for update of campaign_uses
    )
    update campaign_uses set uses = greatest(campaign_uses.uses + ${is_held ? 1 : -1}::int, 0)
    from counters
    where campaign_uses.restaurant_id = counters.restaurant_id
      and campaign_uses.campaign_id = counters.campaign_id
      and campaign_uses.subject = counters.subject`);
}

function isOf({ restaurant_id, order_id }: OrderKey) {
  return and(
    eq(campaign_redemptions.restaurant_id, restaurant_id),
    eq(campaign_redemptions.order_id, order_id),
  );
}

/** Takes a part of a transaction back, carrying out why. */
class UsedUp extends Error {
  override readonly name = 'UsedUp';

  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('A campaign of the order is used up.');
    this.refusal = refusal;
  }
}
