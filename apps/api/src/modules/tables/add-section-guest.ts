import type { SectionType, Table } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { tables } from '../../db/schema/index';
import type { Refusal } from '../../http/refusal';
import { toTable } from './repository';
import { openAccess, openSession, type TableSession } from '../../sessions/session';

export type OpenedTable = {
  readonly table: Table;
  readonly session: TableSession;
  readonly token: string;
};

export type SectionGuest = {
  readonly restaurant_id: string;
  readonly section_type: SectionType;
  /** The number that the guest takes to a table; null = none. */
  readonly table_tent: string | null;
  /** The token of the staff or the device that opens it; null = a guest does. */
  readonly opened_by_token: string | null;
};

/** Opens a table of one's own for a guest who sits at none, and the session that acts for it. */
export async function addSectionGuest(
  deps: Deps,
  { section_type, opened_by_token, table_tent, ...input }: SectionGuest,
): Promise<Result<OpenedTable, Refusal>> {
  const { db, catalogue, newId } = deps;
  const entry = await catalogue.getFresh(input.restaurant_id, db);
  if (entry === null) return err({ code: 'restaurant_not_found' });
  const { restaurant_id } = entry.restaurant;
  const [table] = await db
    .insert(tables)
    .values({ restaurant_id, table_id: newId(), section_type, label: table_tent })
    .returning();
  if (table === undefined) throw new Error('A table was inserted and not returned.');
  const session = await openSession(deps, table, { opened_by_token });
  const token = await openAccess(deps, session);
  return ok({ table: toTable(table, session.table_session_id), session, token });
}
