import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { prepareOnce } from '../../db/prepare-once';
import { guests, orders, payments, restaurants } from '../../db/schema/index';
import type { GuestPrincipal } from '../../http/principal';
import { OPEN_STATUSES } from '../../settle/payment-repository';
import type { GuestRow } from '../tables/repository';

/** What a guest's order depends on, read at one moment. */
export type OrderingGuest = {
  readonly guest: GuestRow;
  /** The committed version of the restaurant's menu. */
  readonly menu_version: number;
  /** The guest could confirm a payment at this moment, in whatever window. */
  readonly has_open_payment: boolean;
};

/** A guest of the caller's own table, or null: absent and another table's look the same. */
export async function findOrderingGuest(
  db: Database,
  { restaurant_id, table_session_id }: GuestPrincipal,
  guest_id: string,
): Promise<OrderingGuest | null> {
  const [found] = await guestOf(db).execute({ restaurant_id, table_session_id, guest_id });
  return found ?? null;
}

const guestOf = prepareOnce((db) => {
  const open = db
    .select({ payment_id: payments.payment_id })
    .from(orders)
    .innerJoin(
      payments,
      and(eq(payments.restaurant_id, orders.restaurant_id), eq(payments.order_id, orders.order_id)),
    )
    .where(
      and(
        eq(orders.restaurant_id, guests.restaurant_id),
        eq(orders.guest_id, guests.guest_id),
        inArray(payments.status, OPEN_STATUSES),
      ),
    );
  return db
    .select({
      guest: guests,
      menu_version: restaurants.menu_version,
      has_open_payment: sql<boolean>`${exists(open)}`,
    })
    .from(guests)
    .innerJoin(restaurants, eq(restaurants.restaurant_id, guests.restaurant_id))
    .where(
      and(
        eq(guests.restaurant_id, sql.placeholder('restaurant_id')),
        eq(guests.guest_id, sql.placeholder('guest_id')),
        eq(guests.table_session_id, sql.placeholder('table_session_id')),
      ),
    )
    .prepare('ordering_guest');
});
