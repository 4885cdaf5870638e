import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { orders, tables } from '../../db/schema/index';
import type { Refusal } from '../../http/refusal';

/** Order numbers come back after a day, and by then may be those of orders for another. */
const KNOWN_FOR_MS = 24 * 3_600_000;

/**
 * The table that stands for a take-out order which is still to be handed out, held until the transaction ends: one of the last day,
 * or one for about now, however long ago it was placed. Of several the one that is wanted nearest to now.
 */
export async function lockTakeOutTable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  restaurant_id: string,
  order_number: string,
): Promise<Result<string, Refusal>> {
  const now = clock.now();
  const due = sql`coalesce(${orders.ready_at}, ${orders.placed_at})`;
  const distance = sql`abs(extract(epoch from ${due} - ${now.toISOString()}::timestamptz))`;
  const [table] = await db
    .select({ table_id: tables.table_id })
    .from(orders)
    .innerJoin(
      tables,
      and(eq(tables.restaurant_id, orders.restaurant_id), eq(tables.table_id, orders.table_id)),
    )
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.order_number, order_number),
        eq(orders.order_type, 'TAKEOUT'),
        inArray(orders.status, ['ORDER_SENT_TO_KITCHEN', 'ORDER_PREPARING', 'ORDER_READY']),
        or(
          gt(orders.placed_at, new Date(now.getTime() - KNOWN_FOR_MS)),
          sql`${distance} < ${KNOWN_FOR_MS / 1000}`,
        ),
      ),
    )
    .orderBy(distance)
    .limit(1)
    .for('no key update', { of: tables });
  return table === undefined ? err({ code: 'not_found' }) : ok(table.table_id);
}
