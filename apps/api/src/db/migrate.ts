import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import {
  buildIndexes,
  CONCURRENTLY,
  LATER_INDEXES,
  type MigrationClient,
  postponeIndex,
} from './build-indexes';
import { faultOf } from './errors';
import { migrationsFolder } from './migrations-folder';

export type MigrateOptions = {
  /** Where the migrations are, if not beside this file. */
  readonly folder?: string;
  /** Called each time that a lock was not given in time. */
  readonly onWait?: (migration: string) => void;
};

type Migration = ReturnType<typeof readMigrationFiles>[number];

const RECORDS = 'drizzle.__drizzle_migrations';
/** Where and as drizzle-kit's own migrator keeps them, so that either goes on where the other stopped. */
const PREPARE = [
  'create schema if not exists drizzle',
  `create table if not exists ${RECORDS} (id serial primary key, hash text not null, created_at bigint)`,
  LATER_INDEXES,
];
/**
 * A lock that is waited for makes every later statement on its table wait behind it. Orders are let through after a second,
 * and have the table to themselves until the next try.
 */
const LOCK_TIMEOUT = '1s';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';
const WAITED_FOR: ReadonlySet<unknown> = new Set([LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED]);
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** Brings a database to the newest migration: each in a transaction of its own, and indexes after it without a lock. */
export async function migrate(
  client: MigrationClient,
  { folder = migrationsFolder(), onWait = () => undefined }: MigrateOptions = {},
): Promise<void> {
  for (const statement of PREPARE) await client.query(statement);
  const { rows } = await client.query(`select max(created_at)::float8 as newest from ${RECORDS}`);
  const newest = Number(rows[0]?.['newest'] ?? 0);
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (migration.folderMillis <= newest) continue;
    await untilLocked(
      () => apply(client, migration),
      () => onWait(new Date(migration.folderMillis).toISOString()),
    );
  }
  await buildIndexes(client);
}

async function apply(client: MigrationClient, { sql, hash, folderMillis }: Migration) {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    for (const statement of sql) {
      if (CONCURRENTLY.test(statement)) await postponeIndex(client, statement);
      else if (statement.trim() !== '') await client.query(statement);
    }
    await client.query(`insert into ${RECORDS} (hash, created_at) values ($1, $2)`, [
      hash,
      folderMillis,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Tries again for as long as another connection, such as a backup's, holds a table that is to be changed. */
async function untilLocked(attempt: () => Promise<void>, onWait: () => void): Promise<void> {
  for (let pause_ms = FIRST_PAUSE_MS; ; pause_ms = Math.min(pause_ms * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!WAITED_FOR.has(faultOf(error).code)) throw error;
      onWait();
      await sleep(pause_ms);
    }
  }
}
