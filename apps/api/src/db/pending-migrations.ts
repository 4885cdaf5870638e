import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { migrationsFolder } from './migrations-folder';

/** How many of this version's migrations the database does not have yet. It may have more: of a newer version. */
export async function countPendingMigrations(db: Database): Promise<number> {
  const journal = JSON.parse(
    readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8'),
  ) as { entries: { when: number }[] }; // written by drizzle-kit
  const known = await db.execute<{ is_there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  if (known.rows[0]?.is_there !== true) return journal.entries.length;
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select max(created_at)::float8 as last from drizzle.__drizzle_migrations`,
  );
  const last = rows[0]?.last ?? 0;
  return journal.entries.filter(({ when }) => when > last).length;
}
