import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { limit_counters } from '../../db/schema/index';

const SCOPE = 'staff-pin';
const MOST_TRIES = 5;
const LOCK_SECONDS = 15 * 60;

/**
 * Counts one try to sign in at a restaurant. Returns 0 when it may be made, else the seconds until the lock ends:
 * after five wrong ones, fifteen minutes from the last of them.
 */
export async function countTry(db: Database, restaurant_id: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${SCOPE} ${restaurant_id}`}, 0))`,
    );
    const [last] = await tx
      .select()
      .from(limit_counters)
      .where(isOf(restaurant_id))
      .orderBy(desc(limit_counters.window_starts_at))
      .limit(1);
    const freeAt = (last?.window_starts_at.getTime() ?? 0) + LOCK_SECONDS * 1000;
    const isRecent = last !== undefined && freeAt > now.getTime();
    if (isRecent && last.count >= MOST_TRIES) return Math.ceil((freeAt - now.getTime()) / 1000);
    await tx.delete(limit_counters).where(isOf(restaurant_id));
    await tx.insert(limit_counters).values({
      scope: SCOPE,
      subject: restaurant_id,
      window_starts_at: now,
      count: isRecent ? last.count + 1 : 1,
    });
    return 0;
  });
}

/** Clears the count after a right PIN. */
export async function forgetTries(db: Database, restaurant_id: string): Promise<void> {
  await db.delete(limit_counters).where(isOf(restaurant_id));
}

function isOf(restaurant_id: string) {
  return and(eq(limit_counters.scope, SCOPE), eq(limit_counters.subject, restaurant_id));
}
