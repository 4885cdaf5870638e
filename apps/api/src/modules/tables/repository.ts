import type { Table } from '@comanda/contracts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { guests, table_sessions, tables } from '../../db/schema/index';
import type { TableSession } from '../../sessions/session';

export type GuestRow = typeof guests.$inferSelect;
export type TableRow = typeof tables.$inferSelect;

/** A table guest's last order and its total. */
export type LastOrder = {
  readonly order_id: string;
  readonly amount: number;
  /** As the database writes a time in JSON. */
  readonly placed_at: string;
};

/** A guest, and how what they ordered stands. */
export type SeatedGuest = GuestRow & {
  readonly has_paid: boolean;
  readonly last_order: LastOrder | null;
  readonly label: string | null;
};

/** The table of an open session. With `lock`, others who change its guests wait until the transaction ends. */
export async function findTable(
  db: Database,
  { restaurant_id, table_id, table_session_id }: TableSession,
  { lock = false } = {},
): Promise<Table | null> {
  const found = db
    .select({ table: tables })
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
  const [row] = await (lock ? found.for('no key update', { of: table_sessions }) : found);
  return row === undefined ? null : toTable(row.table, table_session_id);
}

/** A table as the guests of one session see it. */
export function toTable(row: TableRow, table_session_id: string): Table {
  const { restaurant_id, table_id, local_id, label, section_id, section_type } = row;
  return {
    restaurant_id,
    table_id,
    table_session_id,
    local_id,
    label,
    section_id,
    section_type,
    is_standing: row.is_standing,
    is_tablet: row.is_tablet,
  };
}

/** The guests of a session in the order they came. */
export async function findGuests(
  db: Database,
  { restaurant_id, table_session_id }: Pick<TableSession, 'restaurant_id' | 'table_session_id'>,
): Promise<readonly SeatedGuest[]> {
  const rows = await db
    .select({ guest: guests, has_paid: hasPaid, last_order: lastOrder, label: tableLabel })
    .from(guests)
    .where(
      and(eq(guests.restaurant_id, restaurant_id), eq(guests.table_session_id, table_session_id)),
    )
    .orderBy(asc(guests.created_at), asc(guests.guest_id));
  return rows.map(({ guest, ...standing }) => ({ ...guest, ...standing }));
}

/** Something was placed, and no line of it waits for its money. */
const hasPaid = sql<boolean>`coalesce((
  select bool_and(i.has_paid <> 'PAYMENT_UNPAID')
  from orders o join order_items i on i.restaurant_id = o.restaurant_id and i.order_id = o.order_id
  where o.restaurant_id = guests.restaurant_id and o.guest_id = guests.guest_id
    and o.placed_at is not null and o.status <> 'ORDER_CANCELLED'
), false)`;

const tableLabel = sql<string | null>`(
  select t.label from tables t
  where t.restaurant_id = guests.restaurant_id and t.table_id = guests.table_id
)`;

const lastOrder = sql<LastOrder | null>`(
  select json_build_object(
    'order_id', o.order_id, 'amount', o.total_with_tip_and_tax, 'placed_at', o.placed_at
  )
  from orders o
  where o.restaurant_id = guests.restaurant_id and o.guest_id = guests.guest_id
    and o.placed_at is not null and o.status <> 'ORDER_CANCELLED'
  order by o.placed_at desc, o.order_id desc limit 1
)`;
