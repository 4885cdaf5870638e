import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { BatchingPool } from './batching-pool';
import type { Database, OpenDatabase, StatementListener } from './database';
import { listenOnPostgres } from './listen-on-postgres';
import { migrate, type MigrateOptions } from './migrate';
import { NamingClient } from './naming-client';
import * as schema from './schema/index';
import { watchPool } from './watch-pool';

const INT8_OID = 20;
const CONNECT_TIMEOUT_MS = 5000;
/** More do not get more done: each is a process with plans of its own, which drive one another's out of the processor's memory. */
const MOST_CONNECTIONS = 10;
/** Longer than a guest thinks: a new connection plans its first statements, which takes longer than an order. */
const KEPT_IDLE_MS = 60_000;
/**
 * A server that is cut off in the middle of a transaction would otherwise hold its rows for hours: nobody tells the database.
 * A statement that takes longer than any guest waits is cancelled. Machine code pays off in none of ours, and making it can
 * take a hundred times as long as the statement.
 */
const SESSION_SETTINGS = `set idle_in_transaction_session_timeout = '60s'; set lock_timeout = '10s';
  set statement_timeout = '30s'; set jit = off`;
/** Two servers that start together migrate one after the other. The number is ours, and only has to stay the same. */
const MIGRATION_LOCK = 4_800_001;
const MIGRATION_LOCK_EVERY_MS = 200;

// Counts are numbers, as on the embedded engine; the driver's own choice is text.
pg.types.setTypeParser(INT8_OID, Number);

export type PostgresOptions = {
  readonly url: string;
  readonly onStatement?: StatementListener;
  /** Told of faults of idle connections, which would otherwise end the process. */
  readonly onFault?: (error: Error) => void;
  /** Another kind of connection; for tests that watch what it is asked. */
  readonly Client?: typeof NamingClient;
  readonly migrations?: MigrateOptions;
};

/** Opens PostgreSQL, brought to the newest migration. Refuses one that acknowledges a commit before it is on disk. */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { url, onStatement, onFault = () => undefined, Client = NamingClient } = options;
  await prepareDatabase(url, options.migrations);
  const pool = new BatchingPool({
    Client,
    connectionString: url,
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: KEPT_IDLE_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // The pool waits for it, which its type does not tell.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: setUpSession,
    application_name: 'comanda',
  });
  pool.on('error', onFault);
  // One that breaks between two statements of a transaction tells nobody else, and what nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', onFault));
  const db = drizzle({
    client: pool,
    schema,
    ...(onStatement === undefined ? {} : { logger: { logQuery: onStatement } }),
  });
  return {
    db: db as unknown as Database, // the two drivers' result types share what Database promises: rows
    listen: (channel, onPayload, onGap) =>
      listenOnPostgres({ url, channel, onPayload, onGap, onFault }),
    pool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    watchConnections: (watcher) => watchPool(pool, watcher),
    close: () => pool.end(),
  };
}

/** By a statement, not by parameters of the connection: poolers between us and the database refuse those. */
async function setUpSession(client: pg.ClientBase): Promise<void> {
  await client.query(SESSION_SETTINGS);
}

async function prepareDatabase(url: string, migrations?: MigrateOptions): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'comanda migrations',
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit');
    if (rows[0]?.synchronous_commit === 'off') {
      throw new Error(
        'This PostgreSQL has synchronous_commit off: a crash would lose orders that guests were told are placed. Turn it on.',
      );
    }
    await takeMigrationLock(client);
    await migrate(client, migrations);
  } finally {
    // Ending the connection frees the advisory lock.
    await client.end();
  }
}

/** Asks again and again: an index that is being made waits for every statement under way, and this would be one. */
async function takeMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_ours: boolean }>(
      'select pg_try_advisory_lock($1) as is_ours',
      [MIGRATION_LOCK],
    );
    if (rows[0]?.is_ours === true) return;
    await sleep(MIGRATION_LOCK_EVERY_MS);
  }
}
