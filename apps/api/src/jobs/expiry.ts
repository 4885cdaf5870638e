import { and, asc, isNull, lt } from 'drizzle-orm';
import type { Deps } from '../deps';
import { table_sessions } from '../db/schema/index';
import { closeSession } from '../sessions/close-session';
import { IDLE_SECONDS } from '../plugins/auth/session-ages';

const MOST_PER_TRANSACTION = 50;

/** Ends the table sessions that nobody has used for so long that they count as over: their tokens, and their event streams. */
export async function runExpiry(deps: Deps): Promise<void> {
  while ((await closeSome(deps)) === MOST_PER_TRANSACTION);
}

/** Other servers, and whoever closes a table just now, hold their own; those are left to them. */
async function closeSome(deps: Deps): Promise<number> {
  const idle = new Date(deps.clock.now().getTime() - IDLE_SECONDS.guest * 1000);
  return deps.db.transaction(async (tx) => {
    const over = await tx
      .select({
        restaurant_id: table_sessions.restaurant_id,
        table_id: table_sessions.table_id,
        table_session_id: table_sessions.table_session_id,
      })
      .from(table_sessions)
      .where(and(isNull(table_sessions.closed_at), lt(table_sessions.last_used_at, idle)))
      .orderBy(asc(table_sessions.last_used_at))
      .limit(MOST_PER_TRANSACTION)
      .for('update', { skipLocked: true });
    for (const session of over) await closeSession({ ...deps, db: tx }, session, 'idle');
    return over.length;
  });
}
