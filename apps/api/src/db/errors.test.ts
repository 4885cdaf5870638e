import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { isDatabaseAway } from './errors';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('what can be tried again', () => {
  test.each([
    ['a connection that broke', '08006'],
    ['a server that is shut down', '57P01'],
    ['too many connections', '53300'],
    ['a lock that was not given in time', '55P03'],
    ['a deadlock', '40P01'],
    ['a transaction that slept too long', '25P03'],
    ['transactions that got in each other’s way', '40001'],
    ['a statement that took too long', '57014'],
    ['a full disk', '53100'],
    ['a standby that only reads', '25006'],
  ])('%s', (_, code) => {
    const cause = Object.assign(new Error('no'), { code });
    expect(isDatabaseAway(new DrizzleQueryError('select', [], cause))).toBe(true);
  });

  test.each([
    ['a database that cannot be reached', 'ECONNREFUSED', 'connect'],
    ['a host without an address', 'EAI_AGAIN', 'getaddrinfo'],
  ])('%s', (_, code, syscall) => {
    const error = Object.assign(new Error('no'), { code, syscall });
    expect(isDatabaseAway(error)).toBe(true);
    expect(isDatabaseAway(new AggregateError([error, error]))).toBe(true);
  });

  test.each([
    ['a guest who hangs up', 'ECONNRESET', undefined],
    ['a guest who is gone when the answer comes', 'EPIPE', 'write'],
    ['a guest whose connection breaks', 'ECONNRESET', 'read'],
  ])('not %s', (_, code, syscall) => {
    const error = Object.assign(new Error('aborted'), { code, syscall });
    expect(isDatabaseAway(error)).toBe(false);
    expect(isDatabaseAway(new DrizzleQueryError('select', [], error))).toBe(true);
  });

  test.each(['23505', '22P02', '42P01'])('not a wrong statement: %s', (code) => {
    expect(isDatabaseAway(Object.assign(new Error('no'), { code }))).toBe(false);
  });
});

test('no row is held for ever by a server that was cut off', async () => {
  const isPostgres = database.url !== null;
  for (const setting of ['lock_timeout', 'idle_in_transaction_session_timeout']) {
    const { rows } = await database.db.execute(sql.raw(`show ${setting}`));
    // The embedded engine has one server and one connection: nobody is cut off from it.
    expect(Object.values(rows[0] ?? {})).toEqual(
      isPostgres ? [expect.stringMatching(/^(10s|1min)$/)] : ['0'],
    );
  }
});
