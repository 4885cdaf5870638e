import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { deliveries, delivery_quotes } from '../../db/schema/index';

/** Forgets the offers of before a time that no order took up, and with them where their guests live. */
export async function forgetQuotes(db: Database, before: Date): Promise<void> {
  const takenUp = db
    .select({ one: sql`1` })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.restaurant_id, delivery_quotes.restaurant_id),
        eq(deliveries.quote_id, delivery_quotes.quote_id),
      ),
    );
  await db
    .delete(delivery_quotes)
    .where(and(lt(delivery_quotes.created_at, before), notExists(takenUp)));
}
