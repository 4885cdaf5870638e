import { type SQL, sql } from 'drizzle-orm';
import { table_sessions } from '../../db/schema/index';

/**
 * Who orders goes through the gate of a table, and who closes it shuts the gate; each waits for those who came before.
 * The row of the session alone would let in whoever comes while somebody waits to close it, without an end. Both stand there
 * until their transaction ends, and hold nothing yet that another could wait for.
 */
export const throughGate: SQL = gate(sql`pg_advisory_xact_lock_shared`);

export const shuttingGate: SQL = gate(sql`pg_advisory_xact_lock`);

/** A condition on the row of a session that is always met; it may take a while. */
function gate(lock: SQL): SQL {
  return sql`${lock}(hashtextextended(${table_sessions.table_session_id}::text, 0)) is not null`;
}
