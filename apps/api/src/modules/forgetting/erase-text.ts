import { getTableColumns, is, or, sql, type SQL } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import * as schema from '../../db/schema/index';

/** The tables that a restaurant's folder fills. Its own number may be a guest's too, and stays there. */
const OF_FOLDERS: readonly PgTable[] = [
  schema.restaurants,
  schema.schedules,
  schema.menus,
  schema.categories,
  schema.items,
  schema.item_places,
  schema.modifier_groups,
  schema.modifiers,
  schema.item_modifier_groups,
  schema.campaigns,
  schema.sections,
  schema.tables,
  schema.media,
  schema.videos,
  schema.translations,
  schema.staff,
  schema.retired_keys,
];

/**
 * Takes a text out of every text and JSON column, wherever it was repeated: in replies that are kept, in errors, in what
 * somebody else wrote. Reads every table as a whole. The text has no character that JSON would escape.
 */
export async function eraseText(db: Database, text: string): Promise<void> {
  for (const table of Object.values(schema)) {
    if (is(table, PgTable) && !OF_FOLDERS.includes(table)) await eraseInTable(db, table, text);
  }
}

async function eraseInTable(db: Database, table: PgTable, text: string): Promise<void> {
  const columns = Object.values<PgColumn>(getTableColumns(table)).filter(isWritten);
  if (columns.length === 0) return;
  const changes = columns.map((column) => {
    const type = sql.raw(column.getSQLType());
    return sql`${sql.identifier(column.name)} = replace(${column}::text, ${text}, '')::${type}`;
  });
  const has = columns.map((column): SQL => sql`strpos(${column}::text, ${text}) > 0`);
  await db.execute(sql`update ${table} set ${sql.join(changes, sql`, `)} where ${or(...has)}`);
}

/** Keys are made by us and never hold what guests wrote; a number among them is removed with its row. */
function isWritten(column: PgColumn): boolean {
  return !column.primary && ['text', 'json', 'jsonb'].includes(column.getSQLType());
}
