import { getTableColumns, getTableName, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Inserts rows that come as one JSON parameter: the same short statement for however many there are, so that it is put
 * together and planned once. They are whole: a column that a row does not have becomes null.
 */
export function insertRows(table: PgTable, rows: Placeholder): SQL {
  const name = `"${getTableName(table)}"`;
  const columns = Object.values(getTableColumns(table))
    .map((column) => `"${column.name}"`)
    .join(', ');
  return sql`${sql.raw(`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, `)}${rows}::jsonb)`;
}
