import { err, ok, type Result } from '@comanda/kernel';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { table_sessions, tables } from '../../db/schema/index';
import type { Principal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { closeSession, lockSession } from '../../sessions/close-session';
import { recordAction } from '../staff/record-action';
import { findBillSums } from '../bills/bill-sums';
import { shuttingGate } from './gate';
import type { TableRow } from './repository';
import type { SessionRow, TableSession } from '../../sessions/session';

/** An order takes a fraction of it. One that hangs must not keep those behind the shut gate, and the connections they have, for long. */
const TABLE_LOCK_TIMEOUT_MS = 2000;

export type ClosedTable = {
  readonly restaurant_id: string;
  readonly table_id: string;
  /** The party; undefined = every party at the table. */
  readonly table_session_id?: string | undefined;
  readonly source: string;
  /** Staff close it although money is owed. */
  readonly confirmed: boolean;
};

/** The words of a closing beside its party. */
type Closing = Pick<ClosedTable, 'source' | 'confirmed'>;

/**
 * Closes a table for a party, or for all. A caller who may not, or who is too late, gets the answer that there is none.
 * Parties that owe something stay, all of them, unless staff confirm it.
 */
export async function closeTable(
  deps: Deps,
  principals: readonly Principal[],
  { source, confirmed, restaurant_id, table_id, table_session_id }: ClosedTable,
): Promise<Result<{ ok: true }, Refusal>> {
  const table = { restaurant_id, table_id };
  const isByStaff = principals.some(
    (each) => each.role === 'staff' && each.restaurant_id === restaurant_id,
  );
  const closing = { source, confirmed: confirmed && isByStaff };
  if (table_session_id !== undefined)
    return await closeParty(deps, principals, { ...table, table_session_id }, closing);
  const sessions = isByStaff ? await findOpenSessions(deps, table) : [];
  const owed = closing.confirmed ? 0 : await sumOwed(deps, sessions);
  if (owed > 0) return err({ code: 'bill_unpaid', open_amount: owed });
  let isClosed = false;
  // One after the other: a party with an order under way does not hold up those that were closed before it.
  for (const session of sessions) {
    const closed = await closeParty(deps, principals, session, closing);
    if (!closed.ok && closed.error.code === 'bill_unpaid') return closed;
    isClosed = closed.ok || isClosed;
  }
  return isClosed ? ok({ ok: true }) : err({ code: 'not_found' });
}

/** The money that parties owe, in cents, with the part that somebody is paying at this moment. */
async function sumOwed(
  { db }: Pick<Deps, 'db'>,
  sessions: readonly TableSession[],
): Promise<number> {
  const [first] = sessions;
  if (first === undefined) return 0;
  const { restaurant_id } = first;
  const table_session_ids = sessions.map((session) => session.table_session_id);
  const bills = await findBillSums(db, { restaurant_id, table_session_ids });
  return [...bills.values()].reduce((sum, { open, claimed }) => sum + open + claimed, 0);
}

async function findOpenSessions(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, table_id }: Omit<TableSession, 'table_session_id'>,
): Promise<TableSession[]> {
  return await db
    .select({
      restaurant_id: table_sessions.restaurant_id,
      table_id: table_sessions.table_id,
      table_session_id: table_sessions.table_session_id,
    })
    .from(table_sessions)
    .where(
      and(
        eq(table_sessions.restaurant_id, restaurant_id),
        eq(table_sessions.table_id, table_id),
        isNull(table_sessions.closed_at),
      ),
    )
    .orderBy(asc(table_sessions.opened_at));
}

async function closeParty(
  deps: Deps,
  principals: readonly Principal[],
  session: TableSession,
  { source, confirmed }: Closing,
): Promise<Result<{ ok: true }, Refusal>> {
  return await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    await tx.execute(sql`select set_config('lock_timeout', ${`${TABLE_LOCK_TIMEOUT_MS}ms`}, true)`);
    const open = await lockSession(inside, session, shuttingGate);
    // Looked for in any case: how long it takes tells a stranger nothing.
    const table = await findTableRow(inside, session);
    const isTheirs =
      open !== null && table !== null && principals.some((each) => mayClose(each, table, open));
    if (!isTheirs) return err({ code: 'not_found' });
    // An order of one's own is paid where it is fetched: nobody is waited on at such a table.
    const isServed = table.section_type === 'DINE_IN';
    const owed = isServed && !confirmed ? await sumOwed(inside, [open]) : 0;
    if (owed > 0) return err({ code: 'bill_unpaid', open_amount: owed });
    await closeSession(inside, open, source);
    const staff = principals
      .filter((each) => each.role === 'staff')
      .find((each) => each.restaurant_id === session.restaurant_id);
    if (staff !== undefined) {
      const detail = { source, confirmed };
      await recordAction(inside, staff, 'table.closed', session.table_session_id, detail);
    }
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
