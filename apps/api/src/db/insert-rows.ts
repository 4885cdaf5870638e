import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Inserts rows that come as one JSON parameter: the same short statement for however many there are, so that PostgreSQL
 * plans it once. Every row has the keys of the first, which are names of columns.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly [Table['$inferInsert'], ...Table['$inferInsert'][]],
): SQL {
  const name = `"${getTableName(table)}"`;
  const columns = Object.keys(rows[0])
    .map((column) => `"${column}"`)
    .join(', ');
  return sql`${sql.raw(`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, `)}${JSON.stringify(rows)}::jsonb)`;
}
