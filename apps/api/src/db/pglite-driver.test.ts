import { PGlite, type QueryOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migratedDump } from '../testing/migrated-dump';
import { overPglite } from './pglite';
import { restaurants } from './schema/index';

const VALUES = sql`
  select timestamptz '2026-11-01 01:30:00+00' as at, timestamp '2026-11-01 01:30' as wall, date '2026-11-01' as day,
    interval '90 minutes' as span, array[date '2026-11-01'] as days, array[1.50::numeric] as rates, 7::int as count`;
const AS_WRITTEN = {
  at: expect.stringMatching(/^2026-\d\d-\d\d \d\d:30:00[+-]\d\d$/),
  wall: '2026-11-01 01:30:00',
  day: '2026-11-01',
  span: '01:30:00',
  days: '{2026-11-01}',
  rates: '{1.50}',
  count: 7,
};

const asked: (QueryOptions | undefined)[] = [];

/** The engine, which writes down how it was asked. */
class Listening extends PGlite {
  override query<Row>(statement: string, values?: unknown[], options?: QueryOptions) {
    asked.push(options);
    return super.query<Row>(statement, values, options);
  }
}

let database: ReturnType<typeof overPglite>;
beforeAll(async () => {
  const client = new Listening({ loadDataDir: await migratedDump() });
  await client.waitReady;
  database = overPglite(client);
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(() => database.close());

test('the embedded database is not told with each statement how its values are read', async () => {
  expect((await database.db.execute(VALUES)).rows).toEqual([AS_WRITTEN]);
  expect(await database.db.select().from(restaurants)).toEqual([]);
  expect(asked.map((options) => options?.rowMode)).toEqual(['object', 'array']);
  expect(asked.filter((options) => options?.parsers !== undefined)).toEqual([]);
});

test('and reads them the same in a transaction', async () => {
  const rows = await database.db.transaction(async (tx) => (await tx.execute(VALUES)).rows);
  expect(rows).toEqual([AS_WRITTEN]);
});
