import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { OpenDatabase, StatementListener } from '../db/database';
import { migrationsFolder } from '../db/migrations-folder';
import { dumpMigratedPglite, openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';

/** `url` is null when it is the embedded one. */
export type TestDatabase = OpenDatabase & { readonly url: string | null };

/**
 * A database of its own for one test: on PostgreSQL when TEST_DATABASE_URL names a server, embedded and in memory otherwise.
 * Closing it removes it.
 */
export async function openTestDatabase(onStatement?: StatementListener): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  const listener = onStatement === undefined ? {} : { onStatement };
  if (server === undefined || server === '') {
    return { ...(await openPglite({ dump: await migratedDump(), ...listener })), url: null };
  }
  const name = `comanda_test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = await openPostgres({ url, ...listener });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
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

let dump: Promise<Blob> | undefined;

/** Making the first database costs seconds, so a migrated one is kept on disk for as long as the migrations stay the same. */
function migratedDump(): Promise<Blob> {
  dump ??= readOrMakeDump();
  return dump;
}

async function readOrMakeDump(): Promise<Blob> {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/comanda', import.meta.url));
  const file = join(folder, `migrated-${dumpKey()}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const made = await dumpMigratedPglite();
  mkdirSync(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await made.arrayBuffer()));
  renameSync(unfinished, file);
  return made;
}

function dumpKey(): string {
  const engine = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const hash = createHash('sha256').update(engine);
  for (const name of readdirSync(migrationsFolder()).toSorted()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder(), name)));
  }
  return hash.digest('hex').slice(0, 16);
}
