import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { letOthersIn } from '../shared/let-others-in';
import { diffRows, type RowDiff } from './diff-rows';

/** Few enough for each statement to be a short one: those who order meanwhile wait for its end. */
const ROWS_PER_STATEMENT = 100;

export type TableRow = Readonly<Record<string, unknown>>;

/** How one table changes. Its deletes are kept for later: other tables' rows may still point at what goes. */
export type TableChange = {
  readonly table: PgTable;
  readonly diff: RowDiff<TableRow>;
};

/** Changes of an import in one table. */
export function changeOf(
  table: PgTable,
  stored: readonly TableRow[],
  wanted: readonly TableRow[],
): TableChange {
  const keys = keyColumns(table).map(({ name }) => name);
  return {
    table,
    diff: diffRows(stored, wanted, (row) => keys.map((key) => String(row[key])).join(' ')),
  };
}

/** Adds what is new and writes what changed, in as few statements as fit. */
export async function writeChanges(db: Database, { table, diff }: TableChange): Promise<void> {
  const rows = [...diff.added, ...diff.changed];
  const written = Object.keys(rows[0] ?? {});
  // Pictures and films weigh as much as thousands of other rows.
  const most = written.includes('bytes') ? 1 : ROWS_PER_STATEMENT;
  for (let start = 0; start < rows.length; start += most) {
    const chunk = rows.slice(start, start + most);
    await db
      .insert(table)
      .values(chunk)
      .onConflictDoUpdate({ target: keyColumns(table), set: newValues(table, written) });
    await letOthersIn();
  }
}

/** Removes what is no longer wanted. */
export async function removeVanished(db: Database, { table, diff }: TableChange): Promise<void> {
  const keys = keyColumns(table);
  for (const row of diff.removed) {
    await db.delete(table).where(and(...keys.map((column) => eq(column, row[column.name]))));
    await letOthersIn();
  }
}

function newValues(table: PgTable, written: readonly string[]): Record<string, SQL> {
  const keys = keyColumns(table).map(({ name }) => name);
  return Object.fromEntries(
    written
      .filter((name) => !keys.includes(name))
      .map((name) => [name, sql.raw(`excluded."${columnOf(table, name).name}"`)]),
  );
}

function columnOf(table: PgTable, name: string): PgColumn {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name]; // keyed by our own names
  if (column !== undefined) return column;
  throw new Error(
    `${getTableName(table)} has no column ${name}. A row of another table was passed with it.`,
  );
}

function keyColumns(table: PgTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}
