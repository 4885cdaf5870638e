import type { HouseTable } from '@comanda/contracts';
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { guests, sections, table_sessions, tables } from '../../db/schema/index';
import { groupBy } from '../../shared/group-by';
import { currentPin } from './table-pin';

export type HouseTables = {
  readonly tables: HouseTable[];
  readonly pin: string | null;
  readonly pin_changes_at: string | null;
};

/** The restaurant's tables as staff see them; those that stand for a single take-out guest are left out. */
export async function listStaffTables(deps: Deps, restaurant_id: string): Promise<HouseTables> {
  const rows = await findTables(deps, restaurant_id);
  const sessionIds = rows.flatMap(({ session }) => session?.table_session_id ?? []);
  const names = await findNames(deps, restaurant_id, sessionIds);
  const entry = await deps.catalogue.getFresh(restaurant_id);
  const shown =
    entry?.restaurant.table_presence === 'pin' ? await currentPin(deps, restaurant_id) : null;
  return {
    tables: rows.map(({ table, session, section }) => ({
      table_id: table.table_id,
      local_id: table.local_id,
      label: table.label,
      section_type: table.section_type,
      is_standing: table.is_standing,
      is_tablet: table.is_tablet,
      section,
      is_in_service: table.is_in_service,
      session: session && {
        table_session_id: session.table_session_id,
        opened_at: session.opened_at.toISOString(),
        guest_names: names.get(session.table_session_id)?.map(({ name }) => name) ?? [],
      },
    })),
    pin: shown?.pin ?? null,
    pin_changes_at: shown?.changes_at.toISOString() ?? null,
  };
}

async function findTables({ db }: Pick<Deps, 'db'>, restaurant_id: string) {
  return await db
    .select({ table: tables, session: table_sessions, section: sections.name })
    .from(tables)
    .leftJoin(
      table_sessions,
      and(
        eq(table_sessions.restaurant_id, tables.restaurant_id),
        eq(table_sessions.table_id, tables.table_id),
        isNull(table_sessions.closed_at),
      ),
    )
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

async function findNames({ db }: Pick<Deps, 'db'>, restaurant_id: string, sessionIds: string[]) {
  if (sessionIds.length === 0) return new Map<string, { name: string }[]>();
  const rows = await db
    .select({ name: guests.name, table_session_id: guests.table_session_id })
    .from(guests)
    .where(
      and(eq(guests.restaurant_id, restaurant_id), inArray(guests.table_session_id, sessionIds)),
    )
    .orderBy(asc(guests.created_at), asc(guests.guest_id));
  return groupBy(rows, (row) => row.table_session_id);
}
