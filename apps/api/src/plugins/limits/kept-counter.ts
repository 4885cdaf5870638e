import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { limit_counters } from '../../db/schema/index';

export type Window = { readonly scope: string; readonly subject: string; readonly starts_at: Date };

/** Adds to the count of a window that all servers share, and returns the count. */
export async function countKept(
  db: Database,
  { scope, subject, starts_at }: Window,
  weight = 1,
): Promise<number> {
  const [row] = await db
    .insert(limit_counters)
    .values({ scope, subject, window_starts_at: starts_at, count: weight })
    .onConflictDoUpdate({
      target: [limit_counters.scope, limit_counters.subject, limit_counters.window_starts_at],
      set: { count: sql`${limit_counters.count} + ${weight}` },
    })
    .returning({ count: limit_counters.count });
  return row?.count ?? weight;
}
