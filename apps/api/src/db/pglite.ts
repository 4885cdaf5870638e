import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase, StatementListener } from './database';
import { migrate } from './migrate';
import * as schema from './schema/index';
import { describeOnce } from './pglite-driver';

const ANALYZE_EVERY_MS = 10 * 60_000;

export type PgliteOptions = {
  /** The folder of the database; none = in memory. */
  readonly folder?: string;
  readonly onStatement?: StatementListener;
};

/** Opens the embedded database, brought to the newest migration. One connection: statements queue up. */
export async function openPglite(options: PgliteOptions): Promise<OpenDatabase> {
  const client = await PGlite.create(
    options.folder === undefined ? {} : { dataDir: options.folder },
  );
  await migratePglite(client);
  return overPglite(client, options.onStatement);
}

/** Brings an engine to the newest migration. */
export async function migratePglite(client: PGlite): Promise<void> {
  await migrate({
    query: (statement, parameters) => client.query<Record<string, unknown>>(statement, parameters),
  });
}

/** The database of an engine that runs, and is at the newest migration. */
export function overPglite(client: PGlite, onStatement?: StatementListener): OpenDatabase {
  const db = drizzle({
    client: describeOnce(client),
    schema,
    ...(onStatement === undefined ? {} : { logger: { logQuery: onStatement } }),
  });

  // This engine never looks at its tables by itself. Failing is harmless: the next round tries again.
  const timer = setInterval(
    () => void client.exec('analyze').catch(() => undefined),
    ANALYZE_EVERY_MS,
  );
  timer.unref();

  return {
    db,
    pool: () => null,
    watchConnections: () => undefined,
    async listen(channel, onPayload) {
      return client.listen(channel, onPayload);
    },
    async close() {
      clearInterval(timer);
      await client.close();
    },
  };
}
