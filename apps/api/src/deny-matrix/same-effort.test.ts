import { randomUUID } from 'node:crypto';
import { type OperationId, routes } from '@comanda/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOREIGN_CALLS, type Ids } from './foreign-calls';
import { callOf } from './testing/call-of';
import { closeTable, joinTable } from './testing/join-table';
import { startWorld } from './testing/start-world';
import { outcomeOf, type Subject } from './subjects';

const OPERATIONS = Object.keys(routes) as OperationId[]; // Object.keys forgets the literal types

let world: Awaited<ReturnType<typeof startWorld>>;
let statements: string[] = [];

beforeAll(async () => {
  world = await startWorld({ onStatement: (sql) => void statements.push(sql) });
}, 120_000);
afterAll(() => world.shop.close());

/** The statements of one call, as they are written: what they are about is not in them. */
async function effortOf(id: OperationId, ids: Ids, token: string | undefined) {
  const call = callOf(id, ids, token);
  for (;;) {
    statements = [];
    const reply = await world.shop.api.inject(call);
    if (reply.statusCode !== 429) {
      return { status: reply.statusCode, body: reply.body, said: statements };
    }
    world.shop.advance(Number(reply.headers['retry-after']) * 1000);
  }
}

/** The same restaurant, and in it nothing of these names. */
function absent(ids: Ids): Ids {
  const made = Object.fromEntries(Object.keys(ids).map((name) => [name, randomUUID()]));
  return { ...ids, ...made, restaurant_id: ids.restaurant_id };
}

const SUBJECT: Subject = 'guest of another table';
const guarded = OPERATIONS.filter(
  (id) => outcomeOf(routes[id].audience, SUBJECT) === 'absent' && namesSomething(id),
);

function namesSomething(id: OperationId): boolean {
  const [some, others] = [named('one'), named('other')];
  return JSON.stringify(FOREIGN_CALLS[id](some)) !== JSON.stringify(FOREIGN_CALLS[id](others));
}

/** Every id is this text, but the restaurant is always the same. */
function named(text: string): Ids {
  const ids = { get: (_: object, key: string) => (key === 'restaurant_id' ? 'here' : text) };
  return new Proxy({}, ids) as Ids; // whatever is asked of it is there
}

describe('T2: what is another’s costs a server just what nothing does', () => {
  test.each(guarded)('%s', async (id) => {
    const [{ ids }] = world.parties;
    const token = await world.tokenOf(SUBJECT, ids.restaurant_id, world.there);
    // Warms the caches, so that the second call saves nothing.
    await effortOf(id, absent(ids), token);
    const theirs = await effortOf(id, ids, token);
    const nothing = await effortOf(id, absent(ids), token);
    expect([theirs.status, theirs.body]).toEqual([nothing.status, nothing.body]);
    expect(theirs.said).toEqual(nothing.said);
  });

  test('a table that is not in service needs the same statements as a code of none', async () => {
    await closeTable(world, 'TAB3');
    const said = new Set<string>();
    for (const local_id of ['TAB3', 'ZZZZ', 'TAB3', 'ZZZZ']) {
      statements = [];
      const { statusCode, body } = await joinTable(world, local_id, '198.51.100.1');
      said.add(JSON.stringify([statusCode, body, statements]));
    }
    expect(said.size).toBe(1);
  });
});
