import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenDatabase, StatementListener } from './database';
import { migrationsFolder } from './migrations-folder';
import * as schema from './schema/index';

const ANALYZE_EVERY_MS = 10 * 60_000;

export type PgliteOptions = {
  /** The folder of the database; none = in memory. */
  readonly folder?: string;
  /** A dump of a migrated database to start from. */
  readonly dump?: Blob;
  readonly onStatement?: StatementListener;
};

/** Opens the embedded database, brought to the newest migration. One connection: statements queue up. */
export async function openPglite(options: PgliteOptions): Promise<OpenDatabase> {
  const client = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
  });
  const { onStatement } = options;
  const db = drizzle({
    client,
    schema,
    ...(onStatement === undefined ? {} : { logger: { logQuery: onStatement } }),
  });
  if (options.dump === undefined) await migrate(db, { migrationsFolder: migrationsFolder() });

  // This engine never looks at its tables by itself. Failing is harmless: the next round tries again.
  const timer = setInterval(
    () => void client.exec('analyze').catch(() => undefined),
    ANALYZE_EVERY_MS,
  );
  timer.unref();

  return {
    db: db as unknown as Database, // the two drivers' result types share what Database promises: rows
    pool: () => null,
    async listen(channel, onPayload) {
      return client.listen(channel, onPayload);
    },
    async close() {
      clearInterval(timer);
      await client.close();
    },
  };
}

/** A migrated database as a file, from which copies start in a fraction of the time. */
export async function dumpMigratedPglite(): Promise<Blob> {
  const client = await PGlite.create();
  await migrate(drizzle({ client, schema }), { migrationsFolder: migrationsFolder() });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}
