import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { guests } from '../../db/schema/index';
import type { GuestPrincipal, StaffPrincipal } from '../../http/principal';
import type { GuestRow } from '../tables/repository';

/** A guest of the caller's own table, or null: absent and another table's look the same. */
export async function findOwnGuest(
  db: Database,
  { restaurant_id, table_session_id }: GuestPrincipal,
  guest_id: string,
): Promise<GuestRow | null> {
  const [guest] = await db
    .select()
    .from(guests)
    .where(
      and(
        eq(guests.restaurant_id, restaurant_id),
        eq(guests.guest_id, guest_id),
        eq(guests.table_session_id, table_session_id),
      ),
    );
  return guest ?? null;
}

/** A guest of the restaurant, whichever table it is at, or null. */
export async function findGuestOf(
  db: Database,
  { restaurant_id }: Pick<StaffPrincipal, 'restaurant_id'>,
  guest_id: string,
): Promise<GuestRow | null> {
  const [guest] = await db
    .select()
    .from(guests)
    .where(and(eq(guests.restaurant_id, restaurant_id), eq(guests.guest_id, guest_id)));
  return guest ?? null;
}
