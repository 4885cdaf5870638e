import { type SQL, sql } from 'drizzle-orm';
import { table_sessions } from '../../db/schema/index';

/**
 * Orders take a table's gate as a shared lock, closing takes it as an exclusive one; each waits for earlier ones. The
 * row lock of the session alone would admit new orders without end while a close waits. Both hold it until their
 * transaction ends, and hold no other lock yet that could be waited for.
 */
export const throughGate: SQL = gate(sql`pg_advisory_xact_lock_shared`);

export const shuttingGate: SQL = gate(sql`pg_advisory_xact_lock`);

/** A condition on the row of a session that is always met; it may take a while. */
function gate(lock: SQL): SQL {
  return sql`${lock}(hashtextextended(${table_sessions.table_session_id}::text, 0)) is not null`;
}
