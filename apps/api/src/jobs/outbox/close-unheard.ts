import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { outbox, restaurants } from '../../db/schema/index';

const NEWS_OF_ORDERS = ['order.placed', 'order.changed'];

/**
 * Closes what is due about orders that nobody outside listens for, however much it is, in one statement: most restaurants
 * have no webhook, and taking their messages up one by one would cost more than some orders do.
 */
export async function closeUnheard({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const unheard = db
    .select({ restaurant_id: outbox.restaurant_id, outbox_id: outbox.outbox_id })
    .from(outbox)
    .innerJoin(restaurants, eq(restaurants.restaurant_id, outbox.restaurant_id))
    .where(
      and(
        isNull(outbox.done_at),
        lte(outbox.due_at, now),
        inArray(outbox.kind, NEWS_OF_ORDERS),
        // Those that were put off are not told yet.
        lte(outbox.due_at, outbox.created_at),
        isNull(restaurants.webhook),
      ),
    )
    .for('update', { of: outbox, skipLocked: true });
  await db
    .update(outbox)
    .set({ done_at: now })
    .where(sql`(${outbox.restaurant_id}, ${outbox.outbox_id}) in ${unheard}`);
}
