import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupBy } from '../../shared/group-by';

/** Old orders say little of what goes together now, and very many say no more than these. */
const PAIRS_OF_DAYS = 90;
const PAIRS_OF_ORDERS = 5000;
const DAY_MS = 24 * 3_600_000;
const MOST_SOLD = 100;
const MOST_PARTNERS = 40;

export type Sales = {
  /** Items of the last month, the most sold first. */
  readonly top: readonly string[];
  /** item_id → what is ordered with it, and in how many orders. */
  readonly partners: ReadonlyMap<string, readonly { item_id: string; together: number }[]>;
};

/** Counts what was sold in the last month, and what was ordered together in the last three. */
export async function readSales(db: Database, restaurant_id: string, now: Date): Promise<Sales> {
  return {
    top: await readTop(db, restaurant_id, monthBefore(now)),
    partners: await readPartners(db, restaurant_id, now),
  };
}

async function readTop(db: Database, restaurant_id: string, since: Date): Promise<string[]> {
  const { rows } = await db.execute<{ item_id: string }>(sql`
    select lines.item_id
    from order_items lines join orders using (restaurant_id, order_id)
    where restaurant_id = ${restaurant_id}
      and orders.status not in ('ORDER_OPEN', 'ORDER_CANCELLED')
      and orders.placed_at >= ${since.toISOString()}::timestamptz
    group by lines.item_id
    order by sum(lines.multiplier) desc, lines.item_id
    limit ${MOST_SOLD}`);
  return rows.map(({ item_id }) => item_id);
}

async function readPartners(
  db: Database,
  restaurant_id: string,
  now: Date,
): Promise<Sales['partners']> {
  const since = new Date(now.getTime() - PAIRS_OF_DAYS * DAY_MS);
  type Pair = { item_id: string; other_id: string; together: number };
  const { rows } = await db.execute<Pair>(sql`
    with lately as (
      select order_id from orders
      where restaurant_id = ${restaurant_id}
        and status not in ('ORDER_OPEN', 'ORDER_CANCELLED')
        and placed_at >= ${since.toISOString()}::timestamptz
      order by placed_at desc
      limit ${PAIRS_OF_ORDERS}
    ), lines as (
      select distinct order_id, item_id from order_items
      where restaurant_id = ${restaurant_id} and order_id in (select order_id from lately)
    )
    select one.item_id, other.item_id as other_id, count(*)::int as together
    from lines one join lines other
      on other.order_id = one.order_id and other.item_id <> one.item_id
    group by one.item_id, other.item_id
    order by together desc, one.item_id, other.item_id`);
  const pairs = groupBy(rows, ({ item_id }) => item_id);
  return new Map(
    [...pairs].map(([item_id, list]) => [
      item_id,
      list
        .slice(0, MOST_PARTNERS)
        .map(({ other_id, together }) => ({ item_id: other_id, together })),
    ]),
  );
}

/** The same day of the month before; the last one there is, when that month is shorter. */
export function monthBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - 1);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
