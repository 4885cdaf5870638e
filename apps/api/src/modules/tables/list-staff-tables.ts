import type { HouseTable } from '@comanda/contracts';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { sections, table_sessions, tables } from '../../db/schema/index';
import { groupBy } from '../../shared/group-by';
import type { SessionRow } from '../../sessions/session';
import { currentPin } from './table-pin';

export type HouseTables = {
  readonly tables: HouseTable[];
  readonly pin: string | null;
  readonly pin_changes_at: string | null;
};

type Party = { readonly session: SessionRow; readonly guest_names: string[] };

/** The restaurant's tables as staff see them; those that stand for a single take-out guest are left out. */
export async function listStaffTables(deps: Deps, restaurant_id: string): Promise<HouseTables> {
  const rows = await findTables(deps, restaurant_id);
  const sessions = await findParties(deps, restaurant_id);
  const entry = await deps.catalogue.getFresh(restaurant_id);
  const shown =
    entry?.restaurant.table_presence === 'pin' ? await currentPin(deps, restaurant_id) : null;
  return {
    tables: rows.map(({ table, section }) => ({
      table_id: table.table_id,
      local_id: table.local_id,
      label: table.label,
      section_type: table.section_type,
      is_standing: table.is_standing,
      is_tablet: table.is_tablet,
      section,
      is_in_service: table.is_in_service,
      sessions: sessions.get(table.table_id)?.map(toParty) ?? [],
    })),
    pin: shown?.pin ?? null,
    pin_changes_at: shown?.changes_at.toISOString() ?? null,
  };
}

async function findTables({ db }: Pick<Deps, 'db'>, restaurant_id: string) {
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
    .where(and(eq(tables.restaurant_id, restaurant_id), isNotNull(tables.key)))
    .orderBy(asc(tables.rank));
}

/**
 * The open sessions at the restaurant's tables, by table. A session of one phone without a guest is left out: somebody only
 * looked at the menu.
 */
async function findParties(
  { db }: Pick<Deps, 'db'>,
  restaurant_id: string,
): Promise<ReadonlyMap<string, Party[]>> {
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
        isNotNull(tables.key),
      ),
    )
    .orderBy(asc(table_sessions.opened_at), asc(table_sessions.table_session_id));
  const parties = rows.filter(
    ({ session, guest_names }) => session.is_shared || guest_names.length > 0,
  );
  return groupBy(parties, ({ session }) => session.table_id);
}

const guestNames = sql<string[]>`(
  select coalesce(json_agg(g.name order by g.created_at, g.guest_id), '[]'::json) from guests g
  where g.restaurant_id = ${table_sessions.restaurant_id}
    and g.table_session_id = ${table_sessions.table_session_id}
)`;

function toParty({ session, guest_names }: Party): HouseTable['sessions'][number] {
  const { table_session_id, opened_at } = session;
  return { table_session_id, opened_at: opened_at.toISOString(), guest_names };
}
