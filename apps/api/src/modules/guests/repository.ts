import type { Receipt } from '@comanda/contracts';
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  bill_share_orders,
  guests,
  item_ratings,
  order_items,
  orders,
  payments,
  reviews,
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

/** Review of the guest's last order. */
export async function findReview(
  db: Database,
  { restaurant_id, guest_id }: GuestKey,
): Promise<ReviewRow | null> {
  const [found] = await db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(
      orders,
      and(eq(orders.restaurant_id, reviews.restaurant_id), eq(orders.order_id, reviews.order_id)),
    )
    .where(and(eq(reviews.restaurant_id, restaurant_id), eq(reviews.guest_id, guest_id)))
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

/** The cards with which a guest has paid orders whole: before they were placed, or with one share of the bill. Others' cards are theirs. */
export async function findOrderCards(
  db: Database,
  { restaurant_id, guest_id }: GuestKey,
): Promise<Receipt['order_cards']> {
  const isTheirs = and(
    eq(payments.restaurant_id, restaurant_id),
    eq(payments.guest_id, guest_id),
    isNotNull(payments.card),
    inArray(payments.status, ['CAPTURED', 'REFUNDED']),
  );
  const before = await db
    .select({ order_id: payments.order_id, card: payments.card })
    .from(payments)
    .where(and(isTheirs, isNull(payments.share_id)));
  const after = await db
    .select({ order_id: orders.order_id, card: payments.card })
    .from(payments)
    .innerJoin(
      bill_share_orders,
      and(
        eq(bill_share_orders.restaurant_id, payments.restaurant_id),
        eq(bill_share_orders.share_id, payments.share_id),
      ),
    )
    .innerJoin(
      orders,
      and(
        eq(orders.restaurant_id, bill_share_orders.restaurant_id),
        eq(orders.order_id, bill_share_orders.order_id),
        eq(orders.total_with_tax, bill_share_orders.amount),
      ),
    )
    .where(isTheirs);
  return [...before, ...after].flatMap(({ order_id, card }) =>
    card ? [{ order_id, ...card }] : [],
  );
}
