import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orders, waiter_calls } from '../../db/schema/index';

/** Selects the text of the last call from the car that each order is brought to, within a query of `orders`. */
export function lastCarCall(db: Database): SQL<string | null> {
  const last = db
    .select({ request: waiter_calls.request })
    .from(waiter_calls)
    .where(
      and(
        eq(waiter_calls.restaurant_id, orders.restaurant_id),
        eq(waiter_calls.table_id, orders.table_id),
        isNull(waiter_calls.table_session_id),
      ),
    )
    .orderBy(desc(waiter_calls.created_at))
    .limit(1);
  return sql<string | null>`(${last})`;
}
