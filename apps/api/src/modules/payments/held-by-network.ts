import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { payments } from '../../db/schema/index';

/**
 * How many places of so many one network may hold without paying: half of them, and one at least. Two networks can pay at the
 * same time even where one holds all it may.
 */
export function shareOf(places: number): number {
  return Math.max(1, Math.floor(places / 2));
}

/** Whether somebody of a network has begun to pay the order of a row. */
export function isPaidFrom(
  db: Database,
  row: { readonly restaurant_id: PgColumn; readonly order_id: PgColumn },
  network: string,
): SQL {
  return exists(
    db
      .select({ payment_id: payments.payment_id })
      .from(payments)
      .where(
        and(
          eq(payments.restaurant_id, row.restaurant_id),
          eq(payments.order_id, row.order_id),
          eq(payments.network, network),
        ),
      ),
  );
}
