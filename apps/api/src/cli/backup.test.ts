import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config';
import type { Database } from '../db/database';
import { openPostgres } from '../db/postgres';
import { openTestDatabase } from '../testing/test-database';
import { type BundleFolder, makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { backup } from './backup';
import { importFolders } from './import-folders';
import { openUnmigrated } from './open-unmigrated';
import { restore } from './restore';

const server = process.env['TEST_DATABASE_URL'] ?? '';
let home: string;
let bundle: BundleFolder;
let environment: NodeJS.ProcessEnv;
beforeEach(async () => {
  environment = { ...process.env };
  home = mkdtempSync(join(tmpdir(), 'comanda-backup-'));
  bundle = makeBundleFolder(await aPicture());
});
afterEach(() => {
  process.env = environment;
  bundle.delete();
  rmSync(home, { recursive: true, force: true });
});

function use(settings: Record<string, string>): void {
  Object.assign(process.env, { LOG_LEVEL: 'silent', DATABASE_URL: '', ...settings });
}

/** Every row of every table, as one hash per table. */
async function ledger(): Promise<Record<string, string>> {
  const { db, close } = await openUnmigrated(readConfig(process.env));
  try {
    const { rows } = await db.execute<{ tablename: string }>(
      sql`select tablename from pg_tables where schemaname = 'public' order by tablename`,
    );
    const hashes: Record<string, string> = {};
    for (const { tablename } of rows) hashes[tablename] = await hashOf(db, tablename);
    return hashes;
  } finally {
    await close();
  }
}

async function hashOf(db: Database, table: string): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from ${sql.identifier(table)} t`,
  );
  return rows[0]?.hash ?? '';
}

describe('the embedded database', () => {
  test('comes back the same, and only into an empty folder', async () => {
    use({ DATA_DIR: join(home, 'one') });
    expect(await importFolders([bundle.folder])).toBe(0);
    const before = await ledger();
    expect(before['media']).toMatch(/^2 /);
    const file = join(home, 'backup.tar.gz');
    expect(await backup(file)).toBe(0);
    await expect(backup(file)).rejects.toThrow(/exists already/);
    expect(existsSync(`${file}.part`)).toBe(false);

    await expect(restore(file)).rejects.toThrow(/is not empty/);
    use({ DATA_DIR: join(home, 'two') });
    expect(await restore(file)).toBe(0);
    expect(await ledger()).toEqual(before);
    await expect(restore(file)).rejects.toThrow(/is not empty/);
  });

  test('what is no backup is refused, and leaves nothing behind', async () => {
    use({ DATA_DIR: join(home, 'one') });
    writeFileSync(join(home, 'letter'), 'Dear Ana,');
    await expect(restore(join(home, 'letter'))).rejects.toThrow(
      /is not a file that comanda backup wrote/,
    );
    await expect(restore(join(home, 'nothing'))).rejects.toThrow(/There is no file/);
    writeFileSync(join(home, 'other'), 'PGDMP and so on');
    await expect(restore(join(home, 'other'))).rejects.toThrow(/set DATABASE_URL/);
    expect(existsSync(join(home, 'one'))).toBe(false);
    await expect(backup(join(home, 'empty'))).rejects.toThrow(/There is no database/);
  });
});

describe('PostgreSQL', () => {
  test('comes back the same, and only into an empty database', async () => {
    // Without one there is nothing to try it on; `npm run test:pg` has one.
    if (server === '') return expect(server).toBe('');
    const [from, to] = [await openTestDatabase(), await emptyDatabase()];
    use({ DATA_DIR: join(home, 'data'), DATABASE_URL: from.url ?? '' });
    expect(await importFolders([bundle.folder])).toBe(0);
    const before = await ledger();
    const file = join(home, 'backup.dump');
    expect(await backup(file)).toBe(0);
    // Guests' names and phone numbers are in it.
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(restore(file)).rejects.toThrow(/is not empty/);
    use({ DATABASE_URL: to.url });
    // A server that was started first has made its tables, and is in the way for as long as it runs.
    const started = await openPostgres({ url: to.url });
    await started.db.execute(sql`select 1`);
    await expect(restore(file)).rejects.toThrow(/A server works on this database/);
    await started.close();
    expect(await restore(file)).toBe(0);
    expect(await ledger()).toEqual(before);
    use({ DATABASE_URL: '' });
    await expect(restore(file)).rejects.toThrow(/set DATABASE_URL/);
    await from.close();
    await to.close();
  });
});

async function emptyDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const name = `comanda_restore_${process.pid}_${Date.now()}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    async close() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}
