import type { Table } from '@comanda/contracts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { guests, table_sessions, tables } from '../../db/schema/index';
import type { TableSession } from './session';

export type GuestRow = typeof guests.$inferSelect;

/** The table of an open session. With `lock`, others who change its guests wait until the transaction ends. */
export async function findTable(
  db: Database,
  { restaurant_id, table_id, table_session_id }: TableSession,
  { lock = false } = {},
): Promise<Table | null> {
  const found = db
    .select({
      table_id: tables.table_id,
      restaurant_id: tables.restaurant_id,
      local_id: tables.local_id,
      is_tablet: tables.is_tablet,
    })
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
        eq(table_sessions.table_id, table_id),
        isNull(table_sessions.closed_at),
      ),
    );
  const [table] = await (lock ? found.for('update', { of: table_sessions }) : found);
  return table ?? null;
}

/** The guests of a session in the order they came, and whether what each ordered is paid. */
export async function findGuests(
  db: Database,
  { restaurant_id, table_session_id }: Pick<TableSession, 'restaurant_id' | 'table_session_id'>,
): Promise<readonly (GuestRow & { readonly has_paid: boolean })[]> {
  const rows = await db
    .select({ guest: guests, has_paid: hasPaid })
    .from(guests)
    .where(
      and(eq(guests.restaurant_id, restaurant_id), eq(guests.table_session_id, table_session_id)),
    )
    .orderBy(asc(guests.created_at), asc(guests.guest_id));
  return rows.map(({ guest, has_paid }) => ({ ...guest, has_paid }));
}

/** Something was placed, and no line of it waits for its money. */
const hasPaid = sql<boolean>`coalesce((
  select bool_and(i.has_paid <> 'PAYMENT_UNPAID')
  from orders o join order_items i on i.restaurant_id = o.restaurant_id and i.order_id = o.order_id
  where o.restaurant_id = guests.restaurant_id and o.guest_id = guests.guest_id
    and o.placed_at is not null and o.status <> 'ORDER_CANCELLED'
), false)`;
