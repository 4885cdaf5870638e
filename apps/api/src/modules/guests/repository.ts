import { and, desc, eq, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  guests,
  item_ratings,
  order_items,
  orders,
  reviews,
  table_sessions,
  tables,
} from '../../db/schema/index';
import type { GuestRow } from '../tables/repository';

export type ReviewRow = typeof reviews.$inferSelect;
export type ItemRatingRow = typeof item_ratings.$inferSelect;

type GuestKey = Pick<GuestRow, 'restaurant_id' | 'guest_id'>;

/** The guest whose receipt link this is. The id is random enough to be its own key. */
export async function findReceiptGuest(db: Database, guest_id: string): Promise<GuestRow | null> {
  const [guest] = await db.select().from(guests).where(eq(guests.guest_id, guest_id));
  return guest ?? null;
}

export async function updateGuestRow(
  db: Database,
  { restaurant_id, guest_id }: GuestKey,
  changes: Partial<GuestRow>,
): Promise<void> {
  await db
    .update(guests)
    .set({ ...changes, forgotten_at: null })
    .where(and(eq(guests.restaurant_id, restaurant_id), eq(guests.guest_id, guest_id)));
}

/** Whether an order is one that the guest placed. */
export function hasPlaced(db: Database, guest: GuestKey, order_id: string): Promise<boolean> {
  return hasOrder(db, order_id, isPlacedBy(guest));
}

/** Whether an order is one that the guest sent off, whatever became of it. */
export function hasSent(db: Database, guest: GuestKey, order_id: string): Promise<boolean> {
  const isSent = or(isNotNull(orders.placed_at), eq(orders.status, 'ORDER_CANCELLED'));
  return hasOrder(db, order_id, and(isOf(guest), isSent));
}

async function hasOrder(db: Database, order_id: string, isMeant?: SQL): Promise<boolean> {
  const rows = await db
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(and(isMeant, eq(orders.order_id, order_id)));
  return rows.length > 0;
}

/** Whether a dish is in an order that the guest placed, or in this one of them. */
export async function hasOrderedItem(
  db: Database,
  guest: GuestKey,
  item_id: string,
  order_id?: string,
): Promise<boolean> {
  const rows = await db
    .select({ item_id: order_items.item_id })
    .from(orders)
    .innerJoin(
      order_items,
      and(
        eq(order_items.restaurant_id, orders.restaurant_id),
        eq(order_items.order_id, orders.order_id),
      ),
    )
    .where(
      and(
        isPlacedBy(guest),
        eq(order_items.item_id, item_id),
        order_id === undefined ? undefined : eq(orders.order_id, order_id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Where a guest orders: at a table of the restaurant or at none, and whether the session there is still open. */
export async function findReceiptPlace(
  db: Database,
  { restaurant_id, table_session_id }: Pick<GuestRow, 'restaurant_id' | 'table_session_id'>,
): Promise<{ readonly is_party: boolean; readonly is_open: boolean }> {
  const [row] = await db
    .select({ key: tables.key, closed_at: table_sessions.closed_at })
    .from(table_sessions)
    .innerJoin(
      tables,
      and(
        eq(tables.restaurant_id, table_sessions.restaurant_id),
        eq(tables.table_id, table_sessions.table_id),
      ),
    )
    .where(
      and(
        eq(table_sessions.restaurant_id, restaurant_id),
        eq(table_sessions.table_session_id, table_session_id),
      ),
    );
  return { is_party: row?.key !== undefined && row.key !== null, is_open: row?.closed_at === null };
}

/** Review of the newest of these orders. */
export async function findReview(
  db: Database,
  restaurant_id: string,
  order_ids: readonly string[],
): Promise<ReviewRow | null> {
  if (order_ids.length === 0) return null;
  const [found] = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(
      orders,
      and(eq(orders.restaurant_id, reviews.restaurant_id), eq(orders.order_id, reviews.order_id)),
    )
    .where(and(eq(reviews.restaurant_id, restaurant_id), inArray(reviews.order_id, [...order_ids])))
    .orderBy(desc(orders.placed_at))
    .limit(1);
  return found?.review ?? null;
}

/** One rating per order: a later one takes its place. */
export async function saveReview(db: Database, review: ReviewRow): Promise<void> {
  const { rating, created_at } = review;
  await db
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({
      target: [reviews.restaurant_id, reviews.order_id],
      set: { rating, created_at },
    });
}

export async function findItemRatings(
  db: Database,
  { restaurant_id, guest_id }: GuestKey,
): Promise<ItemRatingRow[]> {
  return await db
    .select()
    .from(item_ratings)
    .where(and(eq(item_ratings.restaurant_id, restaurant_id), eq(item_ratings.guest_id, guest_id)));
}

/** One rating per guest and dish: a later one takes its place. */
export async function saveItemRating(db: Database, row: ItemRatingRow): Promise<void> {
  const { rating, created_at } = row;
  await db
    .insert(item_ratings)
    .values(row)
    .onConflictDoUpdate({
      target: [item_ratings.restaurant_id, item_ratings.guest_id, item_ratings.item_id],
      set: { rating, created_at },
    });
}

function isPlacedBy(guest: GuestKey) {
  return and(isOf(guest), isNotNull(orders.placed_at), ne(orders.status, 'ORDER_CANCELLED'));
}

function isOf({ restaurant_id, guest_id }: GuestKey) {
  return and(eq(orders.restaurant_id, restaurant_id), eq(orders.guest_id, guest_id));
}
