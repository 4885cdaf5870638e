import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { limit_counters } from '../../db/schema/index';

export type Window = { readonly scope: string; readonly subject: string; readonly starts_at: Date };

/** Counts one more in a window that all servers share, and says how many there are now. */
export async function countKept(
  db: Database,
  { scope, subject, starts_at }: Window,
): Promise<number> {
  const [row] = await db
    .insert(limit_counters)
    .values({ scope, subject, window_starts_at: starts_at, count: 1 })
    .onConflictDoUpdate({
      target: [limit_counters.scope, limit_counters.subject, limit_counters.window_starts_at],
      set: { count: sql`${limit_counters.count} + 1` },
    })
    .returning({ count: limit_counters.count });
  return row?.count ?? 1;
}
