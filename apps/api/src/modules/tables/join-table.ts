import type { Restaurant } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { table_sessions, tables } from '../../db/schema/index';
import type { Principal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { IDLE_SECONDS } from '../../plugins/auth/session-ages';
import type { OpenedTable } from './add-section-guest';
import { closeSession } from '../../sessions/close-session';
import { type TableRow, toTable } from './repository';
import {
  type SessionRow,
  type TableSession,
  openAccess,
  openSession,
} from '../../sessions/session';
import { isPinRight } from './table-pin';

export type JoinInput = {
  readonly restaurant_id: string;
  readonly local_id: string;
  readonly pin?: string | undefined;
};

/**
 * Sits somebody down at the table of a code: with the party that is there, or as the first of a new one. Strangers share a
 * standing table, so each phone there is a party of its own, and the same one when it comes back. No table, one that is not
 * in service and another restaurant's answer alike; a wrong PIN says nothing about the code.
 */
export async function joinTable(
  deps: Deps,
  principals: readonly Principal[],
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
    const session = await sessionAt(inside, table, {
      is_shared: !isStanding(table, entry.restaurant),
      own_session_ids: sessionsAt(table, principals),
    });
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

/** Also the table that guests get to by the restaurant's short address, wherever each of them is. */
function isStanding(
  { is_standing, local_id }: TableRow,
  restaurant: Pick<Restaurant, 'landing' | 'local_id'>,
): boolean {
  return (
    is_standing || (restaurant.landing === 'standing_table' && restaurant.local_id === local_id)
  );
}

function sessionsAt(
  { restaurant_id, table_id }: TableRow,
  principals: readonly Principal[],
): string[] {
  return principals.flatMap((each) =>
    each.role === 'guest' && each.restaurant_id === restaurant_id && each.table_id === table_id
      ? [each.table_session_id]
      : [],
  );
}

type Joinable = {
  /** Whether one who comes joins those who are there. */
  readonly is_shared: boolean;
  /** The sessions at the table that the caller holds already. */
  readonly own_session_ids: readonly string[];
};

async function sessionAt(deps: Deps, table: TableRow, joinable: Joinable): Promise<TableSession> {
  const { is_shared } = joinable;
  const open = await findOpenSession(deps, table, joinable);
  if (open === null) return await openSession(deps, table, { is_shared });
  const now = deps.clock.now();
  const isOver = open.last_used_at.getTime() + IDLE_SECONDS.guest * 1000 < now.getTime();
  if (isOver) {
    await closeSession(deps, open, 'idle');
    return await openSession(deps, table, { is_shared });
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
  { is_shared, own_session_ids }: Joinable,
): Promise<SessionRow | null> {
  const isOwn = inArray(table_sessions.table_session_id, [...own_session_ids]);
  const sessions = await db
    .select()
    .from(table_sessions)
    .where(
      and(
        eq(table_sessions.restaurant_id, restaurant_id),
        eq(table_sessions.table_id, table_id),
        isNull(table_sessions.closed_at),
        is_shared ? or(isOwn, eq(table_sessions.is_shared, true)) : isOwn,
      ),
    );
  const own = sessions.find(({ table_session_id }) => own_session_ids.includes(table_session_id));
  return own ?? sessions[0] ?? null;
}
