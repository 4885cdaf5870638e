import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Deps } from '../deps';
import { access_tokens, table_sessions } from '../db/schema/index';
import type { SessionRow, TableSession } from './session';

/** Holds an open session until the transaction ends, after those who order there now; null when it is closed already. */
export async function lockSession(
  { db }: Pick<Deps, 'db'>,
  session: TableSession,
  condition?: SQL,
): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(table_sessions)
    .where(and(isOpen(session), condition))
    .for('update');
  return row ?? null;
}

/**
 * Ends a party's time at a table, in the transaction of `deps.db`: its tokens, and with the commit its event streams. An
 * order that is being placed is waited for, and one that comes later finds the session closed.
 */
export async function closeSession(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { restaurant_id, table_id, table_session_id }: TableSession,
  closed_from: string,
): Promise<boolean> {
  const { db, clock, events } = deps;
  const session = { restaurant_id, table_id, table_session_id };
  if ((await lockSession(deps, session)) === null) return false;
  // Read once the session is held: what was placed before it was is older.
  const now = clock.now();
  await db.update(table_sessions).set({ closed_at: now, closed_from }).where(isOpen(session));
  await db
    .update(access_tokens)
    .set({ ended_at: now })
    .where(
      and(
        eq(access_tokens.restaurant_id, restaurant_id),
        eq(access_tokens.table_session_id, table_session_id),
        isNull(access_tokens.ended_at),
      ),
    );
  await events.publish(db, { type: 'table.closed', ...session });
  return true;
}

function isOpen({ restaurant_id, table_id, table_session_id }: TableSession) {
  return and(
    eq(table_sessions.restaurant_id, restaurant_id),
    eq(table_sessions.table_session_id, table_session_id),
    eq(table_sessions.table_id, table_id),
    isNull(table_sessions.closed_at),
  );
}
