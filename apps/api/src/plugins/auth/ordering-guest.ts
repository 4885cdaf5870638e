import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { prepareOnce } from '../../db/prepare-once';
import { guests, orders, payments, restaurants } from '../../db/schema/index';
import type { GuestPrincipal } from '../../http/principal';
import { OPEN_STATUSES } from '../../shared/open-statuses';

/** No more of a guest than what an order asks: most calls that order read it. */
export const GUEST_COLUMNS = {
  guest_id: guests.guest_id,
  name: guests.name,
  room_number: guests.room_number,
  phone_number: guests.phone_number,
  phone_verified_at: guests.phone_verified_at,
};

/** Data an order depends on, read at one moment. */
export type OrderingGuest = {
  readonly guest: Pick<typeof guests.$inferSelect, keyof typeof GUEST_COLUMNS>;
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

/** Whether the guest of a row could confirm a payment. */
export function hasOpenPayment(db: Database): SQL<boolean> {
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
  return sql<boolean>`${exists(open)}`;
}

const guestOf = prepareOnce((db) =>
  db
    .select({
      guest: GUEST_COLUMNS,
      menu_version: restaurants.menu_version,
      has_open_payment: hasOpenPayment(db),
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
    .prepare('ordering_guest'),
);
