import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase, StatementListener } from '../db/database';
import { openPostgres } from '../db/postgres';
import { leasePglite } from './pglite-pool';
import { OneAtATimeClient } from './one-at-a-time-client';

/** `url` is null when it is the embedded one. */
export type TestDatabase = OpenDatabase & { readonly url: string | null };

/**
 * A database of its own for one test: on PostgreSQL when TEST_DATABASE_URL names a server, embedded and in memory otherwise.
 * Closing it removes it.
 */
export async function openTestDatabase(
  onStatement?: StatementListener,
  Client: typeof OneAtATimeClient = OneAtATimeClient,
): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') {
    return { ...(await leasePglite(onStatement)), url: null };
  }
  const name = `comanda_test_${randomBytes(8).toString('hex')}`;
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  await onServer(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = urlOf(server, name);
  const database = await openPostgres({
    url,
    Client,
    ...(onStatement === undefined ? {} : { onStatement }),
  });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      // A server of this run alone goes away as a whole, which is quicker.
      if (process.env['TEST_DATABASE_SERVER'] !== 'throwaway') await dropDatabase(server, name);
    },
  };
}

/** A migrated database on the server, for others to be copied from; resolves with the way to remove it. */
export async function makeTemplate(server: string, name: string): Promise<() => Promise<void>> {
  await onServer(server, `create database ${name}`);
  const database = await openPostgres({ url: urlOf(server, name) });
  await database.close();
  return () => dropDatabase(server, name);
}

function urlOf(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

function dropDatabase(server: string, name: string): Promise<void> {
  return onServer(server, `drop database ${name} with (force)`);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
