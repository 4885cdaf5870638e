import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { examine } from '../modules/operations/doctor/examine';
import { type Shop, startShop } from '../modules/payments/settle/testing/start-shop';
import { migratedDump } from '../testing/migrated-dump';
import { migrate } from './migrate';
import { migrationsFolder } from './migrations-folder';
import { openPostgres } from './postgres';

type Journal = { readonly entries: { idx: number; tag: string; when: number }[] };
type Snapshot = {
  readonly tables: Readonly<
    Record<string, { readonly indexes: Readonly<Record<string, { concurrently: boolean }>> }>
  >;
};

const isPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
/** From here on indexes of tables with rows are made while they are written to. */
const FIRST_CONCURRENT = 14;
const folders: string[] = [];
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function readJournal(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal; // drizzle-kit's
}

let versions = 0;

/** The migrations of this version and one of the next, which is newer each time. */
function withNext(...statements: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-migrations-'));
  folders.push(folder);
  cpSync(migrationsFolder(), folder, { recursive: true });
  const { entries, ...journal } = readJournal(folder);
  const last = Math.max(...entries.map(({ when }) => when));
  versions += 1;
  const next = {
    idx: 9999,
    version: '7',
    when: last + versions,
    tag: '9999_next',
    breakpoints: true,
  };
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ ...journal, entries: [...entries, next] }),
  );
  writeFileSync(join(folder, '9999_next.sql'), statements.join('--> statement-breakpoint\n'));
  return folder;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: shop.api.database.url ?? '' });
  await client.connect();
  return client;
}

async function placeOrder(): Promise<number> {
  const { token, guest_id } = await shop.newGuest();
  const order = { ...shop.order(guest_id), payment_method: 'COUNTER' };
  return (await shop.call('POST', '/orders/orderAndPay', order, { token })).status;
}

describe('while somebody reads the whole database', () => {
  test('a migration waits, orders do not, and it gets through afterwards', async () => {
    if (!isPostgres) return expect(shop.api.database.url).toBeNull();
    const reader = await connect();
    await reader.query('begin isolation level repeatable read');
    // As pg_dump does with every table.
    await reader.query('lock table orders in access share mode');
    const folder = withNext(
      'alter table orders add column of_the_next_version int',
      'create index concurrently "orders_of_the_next" on orders (restaurant_id, of_the_next_version)',
    );
    let waits = 0;
    const opening = openPostgres({
      url: shop.api.database.url ?? '',
      migrations: { folder, onWait: () => void (waits += 1) },
    });
    await expect.poll(() => waits).toBeGreaterThan(0);
    expect(await Promise.all(Array.from({ length: 8 }, placeOrder))).toEqual(Array(8).fill(200));
    await reader.query('commit');
    const next = await opening;
    await next.close();
    const { rows } = await reader.query(
      `select indisvalid from pg_index where indexrelid = 'orders_of_the_next'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    expect(await placeOrder()).toBe(200);
    await reader.query('alter table orders drop column of_the_next_version');
    await reader.end();
  });

  test('an index is made once the readers of before it are done, and orders go on meanwhile', async () => {
    if (!isPostgres) return expect(shop.api.database.url).toBeNull();
    const reader = await connect();
    await reader.query('begin isolation level repeatable read');
    await reader.query('select count(*) from orders');
    const folder = withNext('create index concurrently "orders_by_tip" on orders (tip_amount)');
    const opening = openPostgres({ url: shop.api.database.url ?? '', migrations: { folder } });
    const watcher = await connect();
    await expect
      .poll(async () => {
        const { rows } = await watcher.query(
          `select 1 from pg_stat_activity where application_name = 'comanda migrations' and wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rows.length;
      })
      .toBe(1);
    expect(await placeOrder()).toBe(200);
    // The doctor sees it as one that no statement uses yet.
    const { db, config, clock } = shop.deps;
    const findings = await examine({ db, config, now: clock.now() });
    expect(findings.find(({ name }) => name === 'indexes')).toMatchObject({
      verdict: 'warn',
      detail: expect.stringContaining('orders_by_tip'),
    });
    await reader.query('commit');
    await (await opening).close();
    await watcher.query('drop index orders_by_tip');
    await watcher.end();
    await reader.end();
  });
});

/** The embedded engine, migrated, which these tests may leave in any state. */
async function bareEngine() {
  const engine = await PGlite.create({ loadDataDir: await migratedDump() });
  const client = {
    query: (statement: string, parameters?: unknown[]) =>
      engine.query<Record<string, unknown>>(statement, parameters),
  };
  return { engine, client };
}

test('a migration that fails leaves nothing of itself', async () => {
  const { engine, client } = await bareEngine();
  const folder = withNext('create table half_a_migration (id int)', 'create nonsense');
  await expect(migrate(client, { folder })).rejects.toThrow(/syntax error/);
  const { rows } = await engine.query(`select to_regclass('half_a_migration') as found`);
  expect(rows).toEqual([{ found: null }]);
  await engine.close();
});

test('an index that was begun and not finished is made again by the next start', async () => {
  const { engine, client } = await bareEngine();
  const statement = 'create index concurrently "orders_by_tip" on orders (tip_amount)';
  await engine.query('insert into drizzle.later_indexes values ($1)', [statement]);
  await engine.query(statement);
  await engine.query(
    `update pg_index set indisvalid = false where indexrelid = 'orders_by_tip'::regclass`,
  );
  await migrate(client);
  const { rows } = await engine.query(`
    select indisvalid, (select count(*)::int from drizzle.later_indexes) as later
    from pg_index where indexrelid = 'orders_by_tip'::regclass`);
  expect(rows).toEqual([{ indisvalid: true, later: 0 }]);
  await engine.close();
});

test('indexes of tables that have rows are made concurrently', () => {
  const folder = migrationsFolder();
  const names = readJournal(folder).entries.map(({ tag }) => tag.slice(0, 4));
  const wrong = names.slice(FIRST_CONCURRENT).flatMap((name, at) => {
    const [before, after] = [names[FIRST_CONCURRENT + at - 1] ?? '', name].map(
      (each) =>
        JSON.parse(readFileSync(join(folder, 'meta', `${each}_snapshot.json`), 'utf8')) as Snapshot, // drizzle-kit's
    );
    return Object.entries(after?.tables ?? {}).flatMap(([table, { indexes }]) => {
      const old = before?.tables[table]?.indexes;
      if (old === undefined) return [];
      return Object.keys(indexes).filter(
        (index) => old[index] === undefined && indexes[index]?.concurrently !== true,
      );
    });
  });
  // Say `.concurrently()` in the schema, and generate the migration again.
  expect(wrong).toEqual([]);
});
