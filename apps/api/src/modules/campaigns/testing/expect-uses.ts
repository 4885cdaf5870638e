import { and, eq, gt, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../../db/database';
import {
  campaign_redemptions,
  campaign_uses,
  campaigns,
  order_campaigns,
  orders,
} from '../../../db/schema/index';
import { EVERYBODY } from '../redemptions';

/** Uses by the key of a campaign and the subject that they are counted for. */
type Counts = Record<string, number>;

/**
 * Compares the counted uses of limited campaigns with the limits, with the rows of the orders that hold them, and with the
 * orders placed since a time. Settled, nothing is held any more for an order that was not placed.
 */
export async function expectUsesOfOrders(
  db: Database,
  since: Date,
  { isSettled }: { readonly isSettled: boolean },
): Promise<void> {
  const limits = await readLimits(db);
  const counted = await readCounted(db);
  const placed = await countPlaced(db, since, limits);
  expect(await countHeld(db)).toEqual(counted);
  expect(beyond({ ...counted, ...placed }, limits)).toEqual([]);
  const missing = Object.entries(placed).filter(([name, uses]) => uses > (counted[name] ?? 0));
  expect(missing).toEqual([]);
  if (isSettled) expect(withoutParties(counted)).toEqual(placed);
}

/** Begins the counts again: what was placed until now counts no more. */
export async function forgetUses(db: Database): Promise<void> {
  await db.delete(campaign_redemptions);
  await db.update(campaign_uses).set({ uses: 0 });
}

type Limits = ReadonlyMap<string, { readonly all: number | null; readonly each: number | null }>;

async function readLimits(db: Database): Promise<Limits> {
  const { key, max_redemptions: all, max_redemptions_per_guest: each } = campaigns;
  const rows = await db.select({ key, all, each }).from(campaigns);
  return new Map(rows.map((row) => [row.key, row]));
}

async function readCounted(db: Database): Promise<Counts> {
  const rows = await db
    .select({ key: campaigns.key, subject: campaign_uses.subject, uses: campaign_uses.uses })
    .from(campaign_uses)
    .innerJoin(campaigns, eq(campaigns.campaign_id, campaign_uses.campaign_id))
    .where(gt(campaign_uses.uses, 0));
  return Object.fromEntries(rows.map(({ key, subject, uses }) => [`${key} ${subject}`, uses]));
}

async function countHeld(db: Database): Promise<Counts> {
  const { campaign_id, subject, is_held } = campaign_redemptions;
  const rows = await db
    .select({ key: campaigns.key, subject, uses: sql<number>`count(*)::int` })
    .from(campaign_redemptions)
    .innerJoin(campaigns, eq(campaigns.campaign_id, campaign_id))
    .where(eq(is_held, true))
    .groupBy(campaigns.key, subject);
  return Object.fromEntries(rows.map((row) => [`${row.key} ${row.subject}`, row.uses]));
}

async function countPlaced(db: Database, since: Date, limits: Limits): Promise<Counts> {
  const rows = await db
    .selectDistinct({
      key: campaigns.key,
      order_id: orders.order_id,
      guest_id: orders.guest_id,
    })
    .from(order_campaigns)
    .innerJoin(orders, eq(orders.order_id, order_campaigns.order_id))
    .innerJoin(campaigns, eq(campaigns.campaign_id, order_campaigns.campaign_id))
    .where(
      and(
        gte(orders.created_at, since),
        isNotNull(orders.placed_at),
        ne(orders.status, 'ORDER_CANCELLED'),
      ),
    );
  const counts: Counts = {};
  for (const { key, guest_id } of rows) {
    const limit = limits.get(key);
    const subjects = [
      ...(limit?.all == null ? [] : [EVERYBODY]),
      ...(limit?.each == null ? [] : [`guest:${guest_id}`]),
    ];
    for (const subject of subjects) {
      const name = `${key} ${subject}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  return counts;
}

function beyond(counts: Counts, limits: Limits): string[] {
  return Object.entries(counts).flatMap(([name, uses]) => {
    const [key = '', subject] = name.split(' ');
    const limit = limits.get(key);
    const most = (subject === EVERYBODY ? limit?.all : limit?.each) ?? 0;
    return uses > most ? [`${name}: ${uses} of ${most}`] : [];
  });
}

/** A party counts beside its guest, and orders name the guest. */
function withoutParties(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([name]) => !name.includes(' party:')));
}
