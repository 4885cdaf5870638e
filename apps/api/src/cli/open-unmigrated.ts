import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config';
import { openDatabase } from '../db/client';
import type { Database } from '../db/database';
import * as schema from '../db/schema/index';

const CONNECT_TIMEOUT_MS = 5000;

/** The database as it is: PostgreSQL is not migrated, so that looking changes nothing. */
export async function openUnmigrated(
  config: Config,
): Promise<{ readonly db: Database; readonly close: () => Promise<void> }> {
  if (config.databaseUrl === null) return openDatabase(config);
  const client = new pg.Client({
    connectionString: config.databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'comanda doctor',
  });
  await client.connect();
  const db = drizzle({ client, schema });
  return {
    db: db as unknown as Database, // the two drivers' result types share what Database promises: rows
    close: () => client.end(),
  };
}
