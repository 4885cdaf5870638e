import { and, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import type { Dropoff } from '../../db/schema/deliveries';
import * as t from '../../db/schema/index';

export type GuestKey = { readonly restaurant_id: string; readonly guest_id: string };

const NO_DROPOFF: Dropoff = {
  address: '',
  instructions: '',
  phone_number: '',
  first_name: '',
  last_name: '',
};

/** A receipt keeps the first of a guest's names. */
const FIRST_NAME = sql`split_part(btrim(${t.guests.name}), ' ', 1)`;

/**
 * Blanks what guests said of themselves: numbers, addresses, last names, rooms, and every text they wrote, in which such
 * things may stand too. What they ordered and paid stays.
 */
export async function blankGuests(db: Database, guests: readonly GuestKey[]): Promise<void> {
  if (guests.length === 0) return;
  const restaurants = sql.param(guests.map(({ restaurant_id }) => restaurant_id));
  const ids = sql.param(guests.map(({ guest_id }) => guest_id));
  // As pairs, so that one index finds them.
  function isOf({ restaurant_id, guest_id }: Owned): SQL {
    return sql`(${restaurant_id}, ${guest_id}) in (select * from unnest(${restaurants}::uuid[], ${ids}::uuid[]))`;
  }
  const orders = db
    .select({ restaurant_id: t.orders.restaurant_id, order_id: t.orders.order_id })
    .from(t.orders)
    .where(isOf(t.orders));
  const { order_items, waiter_calls } = t;
  // By their names, which are blanked after this; a hotel's call names the room behind it.
  const isCallOf = sql`exists (
    select 1 from ${t.guests} where ${isOf(t.guests)}
      and ${t.guests.restaurant_id} = ${waiter_calls.restaurant_id}
      and ${t.guests.table_id} = ${waiter_calls.table_id}
      and (${t.guests.name} = ${waiter_calls.guest_name}
        or starts_with(${waiter_calls.guest_name}, ${t.guests.name} || ' ('))
      and ${t.guests.created_at} <= ${waiter_calls.created_at})`;
  await db.update(waiter_calls).set({ guest_name: '', request: '' }).where(isCallOf);
  await db
    .update(t.guests)
    .set({ name: FIRST_NAME, phone_number: null, phone_verified_at: null, room_number: null })
    .where(isOf(t.guests));
  await db
    .update(order_items)
    .set({ special_instructions: '' })
    .where(
      and(
        sql`(${order_items.restaurant_id}, ${order_items.order_id}) in ${orders}`,
        ne(order_items.special_instructions, ''),
      ),
    );
  await db.update(t.orders).set({ order_instructions: '' }).where(isOf(t.orders));
  await db.update(t.delivery_quotes).set({ dropoff: NO_DROPOFF }).where(isOf(t.delivery_quotes));
  await db
    .update(t.deliveries)
    .set({ tracking_url: null, courier_name: null, courier_phone: null, failure: null })
    .where(isOf(t.deliveries));
  await db.update(t.payments).set({ network: null }).where(isOf(t.payments));
  await db.delete(t.text_messages).where(isOf(t.text_messages));
  await db.delete(t.phone_verifications).where(isOf(t.phone_verifications));
  await db.delete(t.guest_carts).where(isOf(t.guest_carts));
}

type Owned = { readonly restaurant_id: PgColumn; readonly guest_id: PgColumn };
