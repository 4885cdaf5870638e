import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as t from '../db/schema/index';
import type { BundleFault } from './fault';
import type { BundleRows } from './stored-rows';

/** Tables that a folder removes or puts out of service although their party has yet to pay: closing them would lose the bill. */
export async function openBills(
  db: Database,
  stored: BundleRows | null,
  wanted: BundleRows,
): Promise<BundleFault[]> {
  const retired = retiredTables(stored, wanted);
  if (retired.length === 0) return [];
  const rows = await db
    .select({ table_id: t.orders.table_id, orders: sql<number>`count(*)::int` })
    .from(t.orders)
    .innerJoin(
      t.table_sessions,
      and(
        eq(t.table_sessions.restaurant_id, t.orders.restaurant_id),
        eq(t.table_sessions.table_session_id, t.orders.table_session_id),
        isNull(t.table_sessions.closed_at),
      ),
    )
    .where(
      and(
        eq(t.orders.restaurant_id, wanted.restaurant.restaurant_id),
        inArray(
          t.orders.table_id,
          retired.map(({ table_id }) => table_id),
        ),
        isNotNull(t.orders.placed_at),
        ne(t.orders.status, 'ORDER_CANCELLED'),
        sql`${t.orders.claimed_amount} < ${t.orders.total_with_tax}`,
      ),
    )
    .groupBy(t.orders.table_id);
  return rows.flatMap(({ table_id, orders }) => {
    const table = retired.find((each) => each.table_id === table_id);
    if (table === undefined) return [];
    const bill = `${table.label} has ${orders === 1 ? 'an order' : `${orders} orders`} to be paid`;
    const message = `${bill}; close the table first, or keep it in the folder and in service`;
    return [{ file: 'tables.yaml', line: null, path: table.key ?? '', message }];
  });
}

/** Tables that are no longer in the folder, or no longer in service. */
export function retiredTables(stored: BundleRows | null, wanted: BundleRows): BundleRows['tables'] {
  const serving = new Set(
    wanted.tables.flatMap(({ table_id, is_in_service }) => (is_in_service ? [table_id] : [])),
  );
  return (stored?.tables ?? []).filter(({ table_id }) => !serving.has(table_id));
}
