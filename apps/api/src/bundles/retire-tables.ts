import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as t from '../db/schema/index';
import type { Deps } from '../deps';
import { closeSession } from '../sessions/close-session';
import { retiredTables } from './open-bills';
import type { BundleRows } from './stored-rows';
import type { TableChange } from './write-rows';

/**
 * Takes the tables that vanished out of the folder's sight: orders go on naming them. Codes that change are freed first,
 * for they may change hands.
 */
export async function retireTables(db: Database, { diff }: TableChange): Promise<void> {
  for (const { restaurant_id, table_id } of diff.removed) {
    await db
      .update(t.tables)
      .set({ key: null, local_id: null, section_id: null, is_in_service: false })
      .where(isTable(restaurant_id, table_id));
  }
  for (const { restaurant_id, table_id } of diff.changed) {
    await db.update(t.tables).set({ local_id: null }).where(isTable(restaurant_id, table_id));
  }
}

/** Closes the sessions of tables that were removed or are out of service. */
export async function closeRetired(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  stored: BundleRows | null,
  wanted: BundleRows,
): Promise<void> {
  const retired = retiredTables(stored, wanted).map(({ table_id }) => table_id);
  if (retired.length === 0) return;
  const open = await deps.db
    .select()
    .from(t.table_sessions)
    .where(
      and(
        eq(t.table_sessions.restaurant_id, wanted.restaurant.restaurant_id),
        inArray(t.table_sessions.table_id, retired),
        isNull(t.table_sessions.closed_at),
      ),
    );
  for (const session of open) await closeSession(deps, session, 'import');
}

function isTable(restaurant_id: unknown, table_id: unknown) {
  return and(
    eq(t.tables.restaurant_id, String(restaurant_id)),
    eq(t.tables.table_id, String(table_id)),
  );
}
