import type { OrderItemInput, TableCart } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, asc, eq } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { guest_carts, guests } from '../../db/schema/index';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';

export type SharedCart = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly items: readonly OrderItemInput[];
};

/** Shows the caller's table what one of its guests is choosing. An empty cart is forgotten. */
export async function shareTableCart(
  { db, clock, events }: Deps,
  principal: GuestPrincipal,
  { restaurant_id, guest_id, items }: SharedCart,
): Promise<Result<{ readonly ok: true }, Refusal>> {
  const { table_id, table_session_id } = principal;
  if (restaurant_id !== principal.restaurant_id) return err({ code: 'not_found' });
  const [guest] = await db
    .select({ guest_id: guests.guest_id })
    .from(guests)
    .where(
      and(
        eq(guests.restaurant_id, restaurant_id),
        eq(guests.table_session_id, table_session_id),
        eq(guests.guest_id, guest_id),
      ),
    );
  if (guest === undefined) return err({ code: 'not_found' });
  const place = { restaurant_id, guest_id };
  if (items.length === 0) {
    await db
      .delete(guest_carts)
      .where(and(eq(guest_carts.restaurant_id, restaurant_id), eq(guest_carts.guest_id, guest_id)));
  } else {
    const row = { table_session_id, items, updated_at: clock.now() };
    await db
      .insert(guest_carts)
      .values({ ...place, ...row })
      .onConflictDoUpdate({
        target: [guest_carts.restaurant_id, guest_carts.guest_id],
        set: row,
      });
  }
  await events.publish(db, { type: 'table.changed', restaurant_id, table_id, table_session_id });
  return ok({ ok: true });
}

/** Lists the carts at the caller's table, in the order in which the guests sat down. */
export async function listTableCarts(
  { db }: Pick<Deps, 'db'>,
  principal: GuestPrincipal,
  table_id: string,
): Promise<Result<{ readonly carts: TableCart[] }, Refusal>> {
  const { restaurant_id, table_session_id } = principal;
  if (table_id !== principal.table_id) return err({ code: 'not_found' });
  const rows = await db
    .select({ guest_id: guests.guest_id, guest_name: guests.name, items: guest_carts.items })
    .from(guest_carts)
    .innerJoin(
      guests,
      and(
        eq(guests.restaurant_id, guest_carts.restaurant_id),
        eq(guests.guest_id, guest_carts.guest_id),
      ),
    )
    .where(
      and(
        eq(guest_carts.restaurant_id, restaurant_id),
        eq(guest_carts.table_session_id, table_session_id),
      ),
    )
    .orderBy(asc(guests.created_at), asc(guests.guest_id));
  return ok({ carts: rows.map((row) => ({ ...row, items: [...row.items] })) });
}
