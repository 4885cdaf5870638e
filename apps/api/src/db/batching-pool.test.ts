import { setTimeout as sleep } from 'node:timers/promises';
import { asc, inArray, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startCuttableProxy } from '../testing/cuttable-proxy';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { batched } from './batching-pool';
import type { Database, OpenDatabase } from './database';
import { isDatabaseAway, isUniqueViolation } from './errors';
import { openPostgres } from './postgres';
import { prepareOnce } from './prepare-once';

const notes = pgTable('batched_notes', { id: integer('id').primaryKey(), note: text('note') });
const isPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

let database: TestDatabase;
const opened: OpenDatabase[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table batched_notes (id int primary key, note text)`);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
  await database.db.delete(notes);
});
afterAll(() => database.close());

const putOf = prepareOnce((db) =>
  db
    .insert(notes)
    .values({
      id: sql.placeholder('id'),
      note: sql`(select ${sql.placeholder('note')}::text from pg_sleep(${sql.placeholder('seconds')}::float8))`,
    })
    .returning({ id: notes.id, note: notes.note })
    .prepare(batched('orders', 'put_note')),
);

async function put(db: Database, id: number, seconds = 0) {
  return await putOf(db).execute({ id, note: `note ${id}`, seconds });
}

async function idsIn(db: Database = database.db): Promise<number[]> {
  return (await db.select({ id: notes.id }).from(notes).orderBy(asc(notes.id))).map(({ id }) => id);
}

/** Another server on the same database. */
async function anotherServer(url = database.url ?? ''): Promise<OpenDatabase> {
  const other = await openPostgres({ url });
  opened.push(other);
  return other;
}

/** Counts the statements that others run in the database now, and how many of those sleep. */
async function underWay(): Promise<{ active: number; asleep: number }> {
  const { rows } = await database.db.execute<{ active: number; asleep: number }>(sql`
    select count(*)::int as active, (count(*) filter (where wait_event = 'PgSleep'))::int as asleep
    from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`);
  return rows[0] ?? { active: 0, asleep: 0 };
}

/** Inserted notes by transaction. */
async function transactions(ids: readonly number[]): Promise<string[]> {
  const rows = await database.db
    .select({ id: notes.id, by: sql<string>`xmin::text` })
    .from(notes)
    .where(inArray(notes.id, [...ids]))
    .orderBy(asc(notes.id));
  return rows.map(({ by }) => by);
}

test('each is answered what it asked, together or alone, on both engines', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => at);
  const replies = await Promise.all(ids.map((id) => put(database.db, id)));
  expect(replies).toEqual(ids.map((id) => [{ id, note: `note ${id}` }]));
  expect(await put(database.db, 100)).toEqual([{ id: 100, note: 'note 100' }]);
});

test('one goes at once, those that come meanwhile go together', async () => {
  await Promise.all([1, 2, 3, 4].map((id) => put(database.db, id)));
  const [first, ...others] = await transactions([1, 2, 3, 4]);
  expect(others).not.toContain(first);
  expect(new Set(others).size).toBe(isPostgres ? 1 : 3);
});

test('one that is refused takes nobody with it, and is told why', async () => {
  const ids = [1, 2, 3, 2, 4];
  const results = await Promise.allSettled(ids.map((id) => put(database.db, id)));
  const refused = results.flatMap((each, at) =>
    each.status === 'rejected' ? [{ id: ids[at], why: each.reason }] : [],
  );
  expect(refused.map(({ id }) => id)).toEqual([2]);
  expect(isUniqueViolation(refused[0]?.why, 'batched_notes_pkey')).toBe(true);
  expect(await idsIn()).toEqual([1, 2, 3, 4]);
  // The next ones are none the worse for it.
  expect(await Promise.all([5, 6, 7].map((id) => put(database.db, id)))).toHaveLength(3);
});

test('one that has to wait for somebody else keeps nobody waiting, and makes nobody fail', async () => {
  if (!isPostgres) return expect(database.url).toBeNull();
  const other = await anotherServer();
  const told: Promise<unknown>[] = [];
  function ask(db: Database, id: number): Promise<unknown> {
    const outcome = put(db, id).then(
      () => 'done',
      (error: unknown) => (isUniqueViolation(error) ? 'taken' : error),
    );
    told.push(outcome);
    return outcome;
  }
  await other.db.transaction(async (tx) => {
    await tx.insert(notes).values({ id: 3 });
    // The third waits for this transaction, together with the second and fourth.
    const [first, second, , fourth] = [1, 2, 3, 4].map((id) => ask(database.db, id));
    await Promise.all([first, second, fourth]);
    expect(await idsIn()).toEqual([1, 2, 4]);
    // Nor does one by itself stop those that come after it.
    void ask(other.db, 3);
    await ask(other.db, 5);
    expect(await idsIn()).toEqual([1, 2, 4, 5]);
  });
  expect(await Promise.all(told)).toEqual(['done', 'done', 'taken', 'done', 'taken', 'done']);
});

test('a batch gives way to a transaction that it would block for ever', async () => {
  if (!isPostgres) return expect(database.url).toBeNull();
  const other = await anotherServer();
  let batch: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await other.db.transaction(async (tx) => {
    await tx.insert(notes).values({ id: 3 });
    batch = Promise.allSettled([1, 2, 3].map((id) => put(database.db, id)));
    await sleep(100);
    // The batch has 2 and wants 3; one of both would have to fail. A slow machine may have sent 2 by itself before.
    await tx.insert(notes).values({ id: 2 }).onConflictDoNothing();
  });
  const refused = (await batch).flatMap((each) =>
    each.status === 'rejected' ? [each.reason] : [],
  );
  expect(refused.filter((error) => !isUniqueViolation(error))).toEqual([]);
  expect(await idsIn()).toEqual([1, 2, 3]);
});

test('two servers whose batches want the same in another order do each once', async () => {
  if (!isPostgres) return expect(database.url).toBeNull();
  const other = await anotherServer();
  for (let round = 0; round < 10; round += 1) {
    const ids = Array.from({ length: 8 }, (_, at) => 1 + round * 10 + at);
    const results = await Promise.allSettled([
      ...[1000 + round, ...ids].map((id) => put(database.db, id)),
      ...[2000 + round, ...ids.toReversed()].map((id) => put(other.db, id)),
    ]);
    const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(ids.length);
    expect(refused.filter((error) => !isUniqueViolation(error))).toEqual([]);
  }
});

test.each(['cut off', 'ended by the database'])(
  'a batch whose connection is %s is not sent again: nobody knows whether it was done',
  async (how) => {
    if (!isPostgres) return expect(database.url).toBeNull();
    const proxy = await startCuttableProxy(database.url ?? '');
    const { db, pool } = await anotherServer(proxy.url);
    const first = put(db, 1);
    const batch = Promise.allSettled([put(db, 2), put(db, 3, 1), put(db, 4)]);
    await first;
    await expect.poll(underWay).toMatchObject({ asleep: 1 });
    if (how === 'cut off') {
      proxy.cut();
      proxy.mend();
    } else {
      await database.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`);
    }
    const told = (await batch).map((each) => each.status === 'rejected' && each.reason);
    expect(told.map(isDatabaseAway)).toEqual([true, true, true]);
    // The database has not heard that nobody waits any more.
    await expect.poll(underWay).toMatchObject({ active: 0 });
    expect([1, 4]).toContain((await idsIn()).length);
    await put(db, 5);
    const { total = 0, idle = 0, waiting } = pool() ?? {};
    expect({ busy: total - idle, waiting }).toEqual({ busy: 0, waiting: 0 });
    await proxy.close();
  },
);

test('whenever the connection breaks, what was told is done, and a batch is done whole or not at all', async () => {
  if (!isPostgres) return expect(database.url).toBeNull();
  const proxy = await startCuttableProxy(database.url ?? '');
  const { db } = await anotherServer(proxy.url);
  for (let round = 0; round < 20; round += 1) {
    const ids = [1, 2, 3, 4].map((place) => round * 10 + place);
    const cut = Promise.allSettled(ids.map((id) => put(db, id)));
    await sleep(round / 4);
    proxy.cut();
    const told = (await cut).map(({ status }) => status === 'fulfilled');
    proxy.mend();
    await sleep(30);
    const there = await idsIn();
    expect(ids.filter((id, at) => told[at] === true && !there.includes(id))).toEqual([]);
    const [, ...batch] = ids;
    expect([0, batch.length]).toContain(batch.filter((id) => there.includes(id)).length);
  }
  await proxy.close();
});
