import type { RestaurantTable } from '@comanda/contracts';
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { sections, table_sessions, tables } from '../../db/schema/index';
import { groupBy } from '../../shared/group-by';
import type { SessionRow } from '../../sessions/session';
import { type BillSums, findBillSums } from '../bills/bill-sums';
import { currentPin } from './table-pin';

export type RestaurantTables = {
  readonly tables: RestaurantTable[];
  readonly pin: string | null;
  readonly pin_changes_at: string | null;
};

type SeatedParty = {
  readonly session: SessionRow;
  readonly guest_names: string[];
  readonly bill: BillSums | null;
};

/** The restaurant's tables as staff see them; those that stand for a single take-out guest are left out. */
export async function listStaffTables(
  deps: Deps,
  restaurant_id: string,
): Promise<RestaurantTables> {
  const entry = await deps.catalogue.getFresh(restaurant_id);
  const shown =
    entry?.restaurant.table_presence === 'pin' ? await currentPin(deps, restaurant_id) : null;
  return {
    tables: await findRestaurantTables(deps, restaurant_id),
    pin: shown?.pin ?? null,
    pin_changes_at: shown?.changes_at.toISOString() ?? null,
  };
}

/** The restaurant's tables with the parties that sit there, or one of them. */
export async function findRestaurantTables(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
  table_id?: string,
): Promise<RestaurantTable[]> {
  const isAsked = and(
    eq(tables.restaurant_id, restaurant_id),
    isNotNull(tables.key),
    table_id === undefined ? undefined : eq(tables.table_id, table_id),
  );
  const rows = await findTables(db, isAsked);
  const parties = await findParties(db, restaurant_id, isAsked);
  return rows.map(({ table, section }) => ({
    table_id: table.table_id,
    local_id: table.local_id,
    label: table.label,
    section_type: table.section_type,
    is_standing: table.is_standing,
    is_tablet: table.is_tablet,
    section,
    is_in_service: table.is_in_service,
    sessions: parties.get(table.table_id)?.map(toParty) ?? [],
  }));
}

async function findTables(db: Database, isAsked: SQL | undefined) {
  return await db
    .select({ table: tables, section: sections.name })
    .from(tables)
    .leftJoin(
      sections,
      and(
        eq(sections.restaurant_id, tables.restaurant_id),
        eq(sections.section_id, tables.section_id),
      ),
    )
    .where(isAsked)
    .orderBy(asc(tables.rank));
}

/**
 * The open sessions at the restaurant's tables, by table. A session of one phone without a guest is left out: somebody only
 * looked at the menu.
 */
async function findParties(
  db: Database,
  restaurant_id: string,
  isAsked: SQL | undefined,
): Promise<ReadonlyMap<string, SeatedParty[]>> {
  const rows = await db
    .select({ session: table_sessions, guest_names: guestNames })
    .from(table_sessions)
    .innerJoin(
      tables,
      and(
        eq(tables.restaurant_id, table_sessions.restaurant_id),
        eq(tables.table_id, table_sessions.table_id),
      ),
    )
    .where(
      and(
        eq(table_sessions.restaurant_id, restaurant_id),
        isNull(table_sessions.closed_at),
        isAsked,
      ),
    )
    .orderBy(asc(table_sessions.opened_at), asc(table_sessions.table_session_id));
  const parties = rows.filter(
    ({ session, guest_names }) => session.is_shared || guest_names.length > 0,
  );
  const table_session_ids = parties.map(({ session }) => session.table_session_id);
  const bills = await findBillSums(db, { restaurant_id, table_session_ids });
  return groupBy(
    parties.map((party) => ({
      ...party,
      bill: bills.get(party.session.table_session_id) ?? null,
    })),
    ({ session }) => session.table_id,
  );
}

const guestNames = sql<string[]>`(
  select coalesce(json_agg(g.name order by g.created_at, g.guest_id), '[]'::json) from guests g
  where g.restaurant_id = ${table_sessions.restaurant_id}
    and g.table_session_id = ${table_sessions.table_session_id}
)`;

function toParty({ session, guest_names, bill }: SeatedParty): RestaurantTable['sessions'][number] {
  const { table_session_id, opened_at } = session;
  return { table_session_id, opened_at: opened_at.toISOString(), guest_names, bill };
}
