import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isDatabaseAway, isUniqueViolation } from './db/errors';
import { createLog, describeError } from './log';

function failedInsert(fields: object): Error {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "guests_name"'),
    fields,
  );
  return new DrizzleQueryError('insert into guests (name) values ($1)', ['Maria Rossi'], cause);
}

describe('a line of the log', () => {
  test('leaves out what a person could be known by, also in its objects', () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info', version: '1' }, undefined, {
      write: (line) => void lines.push(line),
    });
    log.info({ token: 'secret-1', guest: { name: 'Maria Rossi', guest_id: 'g' }, ms: 3 }, 'said');
    log.child({ cookie: 'secret-2' }).error({ err: new Error('no'), pin: '4711' }, 'failed');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { token: '[left out]', guest: { name: '[left out]', guest_id: 'g' }, ms: 3, msg: 'said' },
      { cookie: '[left out]', err: { message: 'no' }, pin: '[left out]', msg: 'failed' },
    ]);
  });
});

describe('an error in a log', () => {
  test('says what failed and nothing of whom', () => {
    const error = failedInsert({
      code: '23505',
      constraint: 'guests_name',
      table: 'guests',
      detail: 'Key (name)=(Maria Rossi) already exists.',
    });
    const logged = describeError(error);
    expect(logged).toMatchObject({ code: '23505', constraint: 'guests_name', table: 'guests' });
    expect(JSON.stringify(logged)).not.toContain('Maria');
    expect(logged['frames']).not.toEqual([]);
  });

  test('may be anything', () => {
    expect(describeError('thrown text')).toMatchObject({ message: 'unknown' });
    expect(describeError(undefined)).toMatchObject({ message: 'unknown' });
  });
});

describe('a database error', () => {
  test('is told apart by its code', () => {
    const error = failedInsert({ code: '23505', constraint: 'guests_name' });
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'guests_name')).toBe(true);
    expect(isUniqueViolation(error, 'tables_local_id')).toBe(false);
    expect(isDatabaseAway(error)).toBe(false);
  });

  test.each([
    { code: 'ECONNREFUSED', syscall: 'connect' },
    { code: '57P01' },
    { code: '08006' },
    { code: '53300' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'timeout exceeded when trying to connect' },
  ])('%j means that it is away', (fields) => {
    expect(isDatabaseAway(failedInsert(fields))).toBe(true);
    expect(isDatabaseAway(new AggregateError([Object.assign(new Error('away'), fields)]))).toBe(
      true,
    );
  });
});
