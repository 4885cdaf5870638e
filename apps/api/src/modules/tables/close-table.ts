import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { tables } from '../../db/schema/index';
import type { Principal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { closeSession, lockSession } from './close-session';
import { shuttingGate } from './gate';
import type { SessionRow, TableRow } from './repository';

/** An order takes a fraction of it. One that hangs must not keep those behind the shut gate, and the connections they have, for long. */
const PATIENCE_MS = 2000;

export type ClosedTable = {
  readonly restaurant_id: string;
  readonly table_id: string;
  readonly table_session_id: string;
  readonly source: string;
};

/** Closes a table for its party. Whoever may not, and whoever comes too late, is told that there is nothing to close. */
export async function closeTable(
  deps: Deps,
  principals: readonly Principal[],
  { source, ...session }: ClosedTable,
): Promise<Result<{ ok: true }, Refusal>> {
  return await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    await tx.execute(sql`select set_config('lock_timeout', ${`${PATIENCE_MS}ms`}, true)`);
    const open = await lockSession(inside, session, shuttingGate);
    // Looked for in any case: how long it takes tells a stranger nothing.
    const table = await findTableRow(inside, session);
    const isTheirs =
      open !== null && table !== null && principals.some((each) => mayClose(each, table, open));
    if (!isTheirs) return err({ code: 'not_found' });
    await closeSession(inside, open, source);
    return ok({ ok: true });
  });
}

/** Staff close every table. Guests close one of their own, or a tablet's, where "start over" is theirs to press. */
function mayClose(principal: Principal, table: TableRow, session: SessionRow): boolean {
  if (principal.role === 'operator' || principal.restaurant_id !== table.restaurant_id)
    return false;
  const isForOneParty = table.section_type !== 'DINE_IN' || table.is_tablet;
  switch (principal.role) {
    case 'staff':
      return true;
    case 'device':
      return (
        session.opened_by_token === principal.token_hash ||
        (principal.kind === 'tablet' && table.is_tablet)
      );
    case 'guest':
      return isForOneParty && principal.table_session_id === session.table_session_id;
  }
}

async function findTableRow(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, table_id }: Pick<SessionRow, 'restaurant_id' | 'table_id'>,
): Promise<TableRow | null> {
  const [table] = await db
    .select()
    .from(tables)
    .where(and(eq(tables.restaurant_id, restaurant_id), eq(tables.table_id, table_id)));
  return table ?? null;
}
