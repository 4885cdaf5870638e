import { err, ok, type Result } from '@comanda/kernel';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { orders, tables } from '../../db/schema/index';
import type { Refusal } from '../../http/refusal';

/** Order numbers come back after a day. */
const KNOWN_FOR_MS = 24 * 3_600_000;

/** The table that stands for a take-out order which is still to be handed out, held until the transaction ends. */
export async function lockTakeOutTable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  restaurant_id: string,
  order_number: string,
): Promise<Result<string, Refusal>> {
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
        gt(orders.placed_at, new Date(clock.now().getTime() - KNOWN_FOR_MS)),
      ),
    )
    .orderBy(desc(orders.placed_at))
    .limit(1)
    .for('no key update', { of: tables });
  return table === undefined ? err({ code: 'not_found' }) : ok(table.table_id);
}
