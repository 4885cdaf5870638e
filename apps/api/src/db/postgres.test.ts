import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCuttableProxy } from '../testing/cuttable-proxy';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import type { Database } from './database';
import { openPostgres } from './postgres';
import { withoutTimeLimit } from './without-time-limit';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a statement of a request is cancelled after half a minute, one of a job is not', async () => {
  async function limit(db: Database): Promise<unknown> {
    const { rows } = await db.execute(sql`select current_setting('statement_timeout') as value`);
    return rows[0]?.['value'];
  }
  const ofRequests = database.url === null ? '0' : '30s';
  expect(await limit(database.db)).toBe(ofRequests);
  expect(await withoutTimeLimit(database.db, limit)).toBe('0');
  expect(await limit(database.db)).toBe(ofRequests);
});

test('no statement is compiled to machine code', async () => {
  if (database.url === null) return expect(database.url).toBeNull();
  const { rows } = await database.db.execute(sql`show jit`);
  expect(rows).toEqual([{ jit: 'off' }]);
});

test('a connection that breaks as a transaction begins is not lost to the pool', async () => {
  if (database.url === null) return expect(database.url).toBeNull();
  const proxy = await startCuttableProxy(database.url);
  const { db, pool, close } = await openPostgres({ url: proxy.url });
  // More often than the pool has connections.
  for (let outage = 0; outage < 25; outage += 1) {
    await db.execute(sql`select 1`);
    proxy.cut();
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow('begin');
    proxy.mend();
  }
  expect(await db.transaction(async () => 'goes on')).toBe('goes on');
  const { total = 0, idle = 0, waiting } = pool() ?? {};
  expect({ busy: total - idle, waiting }).toEqual({ busy: 0, waiting: 0 });
  await close();
  await proxy.close();
});

test('nor is one that breaks in the middle, and what was done in it is undone', async () => {
  if (database.url === null) return expect(database.url).toBeNull();
  const proxy = await startCuttableProxy(database.url);
  const { db, pool, close } = await openPostgres({ url: proxy.url });
  await db.execute(sql`create table if not exists half_done (id int)`);
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`insert into half_done values (1)`);
    proxy.cut();
    // Between two statements, when nobody listens for what happens to the connection.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expect(broken).rejects.toThrow(/commit|rollback/);
  proxy.mend();
  const { rows } = await db.execute(sql`select * from half_done`);
  expect(rows).toEqual([]);
  const { total = 0, idle = 0 } = pool() ?? {};
  expect(total - idle).toBe(0);
  await close();
  await proxy.close();
});
