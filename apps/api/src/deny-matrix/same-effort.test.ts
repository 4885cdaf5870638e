import { randomUUID } from 'node:crypto';
import { type OperationId, routes } from '@comanda/contracts/routes';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../db/schema/index';
import { FOREIGN_CALLS, type Ids } from './foreign-calls';
import { callOf } from './testing/call-of';
import { startWorld } from './testing/start-world';
import { outcomeOf, type Subject } from './subjects';

const ROUNDS = 40;
/** A busy machine may disturb every call of one kind; what a server gives away stays, however often it is asked. */
const MOST_ROUNDS = 5 * ROUNDS;
/** Of the quickest of calls that take turns. */
const ALIKE = 2;
const HOUR_MS = 3_600_000;
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
    // What the first call remembers is not what the second saves.
    await effortOf(id, absent(ids), token);
    const theirs = await effortOf(id, ids, token);
    const nothing = await effortOf(id, absent(ids), token);
    expect([theirs.status, theirs.body]).toEqual([nothing.status, nothing.body]);
    expect(theirs.said).toEqual(nothing.said);
  });

  test('a table that is not in service takes as long as a code of none', async () => {
    await world.shop.db
      .update(tables)
      .set({ is_in_service: false })
      .where(and(eq(tables.restaurant_id, world.here), eq(tables.local_id, 'TAB3')));
    const quickest: Record<string, number> = { TAB3: Infinity, ZZZZ: Infinity };
    const said = new Set<string>();
    let rounds = 0;
    while (rounds < ROUNDS || (rounds < MOST_ROUNDS && !areAlike(quickest))) {
      for (const local_id of Object.keys(quickest)) {
        const call = { ...callOf('joinTable', { ...absent(world.parties[0].ids) }, undefined) };
        statements = [];
        const began = performance.now();
        const reply = await world.shop.api.inject({
          ...call,
          body: { restaurant_id: world.here, local_id },
          remoteAddress: `198.51.100.${rounds}`,
        });
        quickest[local_id] = Math.min(quickest[local_id] ?? 0, performance.now() - began);
        said.add(JSON.stringify([reply.statusCode, reply.body, statements]));
      }
      rounds += 1;
      // So many wrong codes are an attack, and would be told so.
      if (rounds % ROUNDS === 0) world.shop.advance(HOUR_MS);
    }
    process.stdout.write(
      `T2: the quickest of ${rounds} calls, in ms: ${JSON.stringify(quickest)}, TAB3 closed, ZZZZ no table\n`,
    );
    expect(said.size).toBe(1);
    expect(areAlike(quickest)).toBe(true);
  });
});

function areAlike(quickest: Readonly<Record<string, number>>): boolean {
  const times = Object.values(quickest);
  return Math.max(...times) < ALIKE * Math.min(...times);
}
