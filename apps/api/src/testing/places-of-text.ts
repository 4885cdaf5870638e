import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** The columns of the database, as `table.column`, in which a text stands; every text and JSON column is read. */
export async function placesOfText(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb')
    order by table_name, column_name`);
  const places: string[] = [];
  for (const { table_name, column_name } of rows) {
    const found = await db.execute(sql`
      select 1 from ${sql.identifier(table_name)}
      where strpos(${sql.identifier(column_name)}::text, ${text}) > 0 limit 1`);
    if (found.rows.length > 0) places.push(`${table_name}.${column_name}`);
  }
  return places;
}
