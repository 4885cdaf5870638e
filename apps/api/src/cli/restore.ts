import { existsSync, readdirSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { readConfig } from '../config';
import { takeFolderLock } from '../db/lock';
import { runProgram } from './run-program';

/** The schema in which the applied migrations are recorded. */
const MIGRATIONS = 'drizzle';

type Kind = 'embedded' | 'PostgreSQL';

/** Fills an empty database from a file that `comanda backup` wrote; resolves with the exit code. Anything but an empty one is refused. */
export async function restore(given: string): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const file = resolve(given);
  const kind = await kindOf(file);
  const wanted: Kind = databaseUrl === null ? 'embedded' : 'PostgreSQL';
  if (kind === null) throw new Error(`${file} is not a file that comanda backup wrote.`);
  if (kind !== wanted)
    throw new Error(
      `${file} is of ${kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'}: ${kind === 'embedded' ? 'unset' : 'set'} DATABASE_URL.`,
    );
  const began = performance.now();
  if (databaseUrl === null) await restoreEmbedded(file, dataDir);
  else await restorePostgres(file, databaseUrl);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`✓ restored from ${file} in ${seconds} s`);
  return 0;
}

async function kindOf(file: string): Promise<Kind | null> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const handle = await open(file);
  const head = Buffer.alloc(5);
  await handle.read(head, 0, 5, 0);
  await handle.close();
  if (head.toString('latin1') === 'PGDMP') return 'PostgreSQL';
  return head[0] === 0x1f && head[1] === 0x8b ? 'embedded' : null;
}

async function restoreEmbedded(file: string, dataDir: string): Promise<void> {
  const lock = takeFolderLock(dataDir);
  try {
    const folder = join(dataDir, 'pg');
    if (existsSync(folder) && readdirSync(folder).length > 0)
      throw new Error(`${folder} is not empty. Name another DATA_DIR, or move it away first.`);
    await mkdir(folder, { recursive: true });
    const client = await PGlite.create({
      dataDir: folder,
      loadDataDir: new Blob([await readFile(file)]),
    });
    await client.query('select 1');
    await client.close();
  } finally {
    lock.release();
  }
}

async function restorePostgres(file: string, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await emptyMigrated(client);
  } finally {
    await client.end();
  }
  await runProgram(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', file],
    databaseUrl,
  );
}

/** Removes the tables that a server made when it started, so that the backup's can take their place; refuses if there is anything else. */
async function emptyMigrated(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  if (tables.length === 0) return;
  const ours = tables.filter(({ schema }) => schema === 'public').map(({ name }) => name);
  const others = tables.filter(({ schema }) => schema !== 'public' && schema !== MIGRATIONS);
  const isMigrated = tables.some(({ schema }) => schema === MIGRATIONS);
  if (!isMigrated || others.length > 0) throw notEmpty(`it has ${tables.length} tables`);
  for (const name of ours) {
    const { rows } = await client.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`);
    if (rows.length > 0) throw notEmpty(`there are rows in ${name}`);
  }
  const { rows: servers } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name like 'comanda%'`,
  );
  if (servers.length > 0)
    throw new Error('A server works on this database. Stop all of its servers first.');
  await client.query(`drop schema ${MIGRATIONS} cascade`);
  for (const name of ours)
    await client.query(`drop table if exists ${pg.escapeIdentifier(name)} cascade`);
}

function notEmpty(why: string): Error {
  return new Error(`The database is not empty: ${why}. Restore into a new one.`);
}
