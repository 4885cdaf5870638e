import type { DayReport } from '@comanda/contracts';
import type { BusinessDay } from '@comanda/schedules';
import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orders, payments } from '../../db/schema/index';

/** Adds up the payments of a day that tested a card reader. The processor lists them, and no order does. */
export async function sumReaderTests(
  db: Database,
  restaurant_id: string,
  { starts_at, ends_at }: Pick<BusinessDay, 'starts_at' | 'ends_at'>,
): Promise<DayReport['reader_tests']> {
  const [sums] = await db
    .select({
      payments: sql<number>`count(*)::int`,
      paid: sql<number>`coalesce(sum(${payments.amount}), 0)::int`,
      refunded: sql<number>`coalesce(sum(${payments.refunded_amount}), 0)::int`,
    })
    .from(orders)
    .innerJoin(
      payments,
      and(eq(payments.restaurant_id, orders.restaurant_id), eq(payments.order_id, orders.order_id)),
    )
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        isNotNull(orders.tested_terminal_id),
        gte(payments.created_at, starts_at),
        lt(payments.created_at, ends_at),
        inArray(payments.status, ['CAPTURED', 'REFUNDED']),
      ),
    );
  return sums ?? { payments: 0, paid: 0, refunded: 0 };
}
