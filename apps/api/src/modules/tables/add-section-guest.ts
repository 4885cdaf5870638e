import type { SectionType, Table } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { table_sessions, tables } from '../../db/schema/index';
import type { Refusal } from '../../http/refusal';
import { openAccess, type TableSession } from './session';

export type OpenedTable = {
  readonly table: Table;
  readonly session: TableSession;
  readonly token: string;
};

/** Opens a table of one's own for a guest who sits at none, and the session that acts for it. */
export async function addSectionGuest(
  deps: Deps,
  input: { readonly restaurant_id: string; readonly section_type: SectionType },
): Promise<Result<OpenedTable, Refusal>> {
  const { db, catalogue, clock, newId } = deps;
  const entry = await catalogue.getFresh(input.restaurant_id, db);
  if (entry === null) return err({ code: 'restaurant_not_found' });
  const { restaurant_id } = entry.restaurant;
  const session = { restaurant_id, table_id: newId(), table_session_id: newId() };
  const { table_id } = session;
  await db.insert(tables).values({ restaurant_id, table_id, section_type: input.section_type });
  await db.insert(table_sessions).values({ ...session, opened_at: clock.now() });
  const token = await openAccess(deps, session);
  return ok({
    table: { restaurant_id, table_id, local_id: null, is_tablet: false },
    session,
    token,
  });
}
