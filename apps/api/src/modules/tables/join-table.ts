import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { table_sessions, tables } from '../../db/schema/index';
import type { Refusal } from '../../http/refusal';
import { IDLE_SECONDS } from '../../plugins/auth/session-ages';
import type { OpenedTable } from './add-section-guest';
import { closeSession } from './close-session';
import { type SessionRow, type TableRow, toTable } from './repository';
import { openAccess, openSession, type TableSession } from './session';
import { isPinRight } from './table-pin';

export type JoinInput = {
  readonly restaurant_id: string;
  readonly local_id: string;
  readonly pin?: string | undefined;
};

/**
 * Sits somebody down at the table of a code: with the party that is there, or as the first of a new one. No table, one that
 * is not in service and another restaurant's answer alike; a wrong PIN says nothing about the code.
 */
export async function joinTable(
  deps: Deps,
  input: JoinInput,
): Promise<Result<OpenedTable, Refusal>> {
  const entry = await deps.catalogue.getFresh(input.restaurant_id);
  if (entry === null) return err({ code: 'table_not_found' });
  if (entry.restaurant.table_presence === 'pin' && !(await isPinRight(deps, input)))
    return err({ code: 'table_pin_wrong' });
  return await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const table = await lockTable(inside, input);
    if (table === null) return err({ code: 'table_not_found' });
    const session = await sessionAt(inside, table);
    const token = await openAccess(inside, session);
    return ok({ table: toTable(table, session.table_session_id), session, token });
  });
}

/** Held, so that of two who come first at the same moment one opens the session. */
async function lockTable(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, local_id }: JoinInput,
): Promise<TableRow | null> {
  const [table] = await db
    .select()
    .from(tables)
    .where(
      and(
        eq(tables.restaurant_id, restaurant_id),
        eq(tables.local_id, local_id),
        eq(tables.is_in_service, true),
      ),
    )
    .for('no key update');
  return table ?? null;
}

async function sessionAt(deps: Deps, table: TableRow): Promise<TableSession> {
  const open = await findOpenSession(deps, table);
  if (open === null) return await openSession(deps, table);
  const now = deps.clock.now();
  const isOver = open.last_used_at.getTime() + IDLE_SECONDS.guest * 1000 < now.getTime();
  if (isOver) {
    await closeSession(deps, open, 'idle');
    return await openSession(deps, table);
  }
  await deps.db
    .update(table_sessions)
    .set({ last_used_at: now })
    .where(
      and(
        eq(table_sessions.restaurant_id, open.restaurant_id),
        eq(table_sessions.table_session_id, open.table_session_id),
      ),
    );
  return open;
}

async function findOpenSession(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, table_id }: TableRow,
): Promise<SessionRow | null> {
  const [session] = await db
    .select()
    .from(table_sessions)
    .where(
      and(
        eq(table_sessions.restaurant_id, restaurant_id),
        eq(table_sessions.table_id, table_id),
        isNull(table_sessions.closed_at),
      ),
    );
  return session ?? null;
}
