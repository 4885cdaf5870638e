import { randomUUID } from 'node:crypto';
import { ERROR_STATUS } from '@comanda/contracts';
import { type OperationId, type RouteDefinition, routes } from '@comanda/contracts/routes';
import { problemSchema } from '@comanda/contracts/schemas';
import { count } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orders, payments } from '../db/schema/index';
import { FOREIGN_CALLS, type Ids } from '../deny-matrix/foreign-calls';
import { rightfulToken } from '../deny-matrix/testing/rightful-token';
import { type Party, seatParty, startWorld } from '../deny-matrix/testing/start-world';
import { caseOf, type FuzzCase } from './case-of';
import { type FuzzRequest, requestOf } from './request-of';
import { watchStall } from './watch-stall';

/** At most so many calls of each route, and no longer than so many seconds for all of them; 0 = as long as it takes. */
const CASES = Number(process.env['COMANDA_FUZZ_CASES'] ?? 10);
const IS_ALONE = process.env['COMANDA_FUZZ_CASES'] !== undefined;
const SECONDS = Number(process.env['COMANDA_FUZZ_SECONDS'] ?? 0);
/** Minimum calls per route, whatever the time. */
const CHUNK = 25;
const SEED = Number(process.env['COMANDA_SEED'] ?? 20_261_120);
/** Requests of one caller must not delay others any longer. */
const LONGEST_STALL_MS = 200;
const OPERATIONS = Object.keys(routes) as OperationId[]; // Object.keys forgets the literal types

const perRoute = new Map<OperationId, number>();
const statuses = new Map<number, number>();
let longest_stall_ms = 0;
let world: Awaited<ReturnType<typeof startWorld>>;
let party: Party;

beforeAll(async () => {
  world = await startWorld();
  party = world.parties[0];
}, 120_000);
afterAll(async () => {
  const calls = [...perRoute.values()].reduce((sum, each) => sum + each, 0);
  const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
  const [placed] = await world.shop.db.select({ n: count() }).from(orders);
  const [opened] = await world.shop.db.select({ n: count() }).from(payments);
  const { intents, ...books } = await world.shop.ledger();
  process.stdout.write(
    `Fuzz: seed ${SEED}, ${OPERATIONS.length} routes, ${calls} calls, ${Math.min(...perRoute.values())} to ${Math.max(...perRoute.values())} of each\n` +
      `  told: ${told.join(', ')}; longest stall ${longest_stall_ms.toFixed(0)} ms\n` +
      `  ours: ${placed?.n} orders, ${opened?.n} payments; the processor’s: ${JSON.stringify({ intents: intents?.length, ...books }).slice(0, 200)}\n`,
  );
  await world.shop.close();
});

/** Earlier calls may have closed it or sold items out. */
beforeEach(async () => {
  await world.shop.setState('ACTIVE');
  await world.shop.setStock('fries', true);
});

async function tokenFor(id: OperationId, by: FuzzCase['by']): Promise<string | undefined> {
  switch (by) {
    case 'its caller':
      return await rightfulToken(world.shop.deps, id, party);
    case 'a stranger':
      return world.parties[1].token;
    case 'a made-up token':
      return `${party.ids.restaurant_id}.made-up`;
    case 'nobody':
      return undefined;
  }
}

function ends(id: OperationId, ids: Ids): boolean {
  return FOREIGN_CALLS[id](ids).ends === true;
}

/** Those that end what others need come last. */
const inOrder = OPERATIONS.toSorted((a, b) => Number(endsSomething(a)) - Number(endsSomething(b)));

function endsSomething(id: OperationId): boolean {
  const nobody = new Proxy({}, { get: () => '' }) as Ids; // every id, and all of them empty
  return ends(id, nobody);
}

test.each(inOrder)(
  '%s answers whatever is sent with what its contract says',
  async (id) => {
    const own = new Map<FuzzCase['by'], string | undefined>();
    const cases = caseOf(id, routes[id], party.ids);
    const property = fc.asyncProperty(cases, (sent) => send(id, sent, own));
    const until = performance.now() + (SECONDS * 1000) / OPERATIONS.length;
    for (let done = 0; done < CASES; done += CHUNK) {
      if (done > 0 && SECONDS > 0 && performance.now() > until) break;
      await fc.assert(property, { seed: SEED + done, numRuns: Math.min(CHUNK, CASES - done) });
    }
  },
  24 * 3_600_000,
);

async function send(
  id: OperationId,
  sent: FuzzCase,
  own: Map<FuzzCase['by'], string | undefined>,
): Promise<void> {
  const route: RouteDefinition = routes[id];
  if (!own.has(sent.by)) own.set(sent.by, await tokenFor(id, sent.by));
  const { faults, ...request } = requestOf(route, sent, own.get(sent.by));
  const { value: reply, stall_ms: once_ms } = await watchStall(() =>
    world.shop.api.inject(request),
  );
  const stall_ms = once_ms > LONGEST_STALL_MS ? await stallAgain(request, once_ms) : once_ms;
  longest_stall_ms = Math.max(longest_stall_ms, stall_ms);
  perRoute.set(id, (perRoute.get(id) ?? 0) + 1);
  statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
  if (reply.statusCode === 429) world.shop.advance(1000 * Number(reply.headers['retry-after']));
  if (reply.statusCode === 401 && sent.by === 'its caller') await comeAgain(route, own);
  const said = `${request.method} ${request.url} ${String(request.payload).slice(0, 2000)}`;
  expect([said, reply.statusCode < 500]).toEqual([said, true]);
  // `npm run fuzz` sets COMANDA_FUZZ_CASES and has the machine to itself; other runs only print the longest stall.
  if (IS_ALONE)
    expect([said, Math.max(stall_ms, LONGEST_STALL_MS)]).toEqual([said, LONGEST_STALL_MS]);
  if (faults.length > 0)
    expect([said, faults, reply.statusCode >= 400]).toEqual([said, faults, true]);
  expectContract(route, reply);
}

/** Repeats a slow call: its own cost recurs; that of first runs and garbage collection does not. */
async function stallAgain(request: Omit<FuzzRequest, 'faults'>, once_ms: number): Promise<number> {
  const { 'idempotency-key': key, ...headers } = request.headers;
  const renewed = key === undefined ? headers : { ...headers, 'idempotency-key': randomUUID() };
  const { stall_ms } = await watchStall(() =>
    world.shop.api.inject({ ...request, headers: renewed }),
  );
  return Math.min(once_ms, stall_ms);
}

/** Sessions end when time passes, and limits make it pass. */
async function comeAgain(
  { audience }: RouteDefinition,
  own: Map<FuzzCase['by'], string | undefined>,
): Promise<void> {
  own.delete('its caller');
  if (audience === 'guest') party = await seatParty(world.shop, world.here, 'Vera');
}

type Reply = Awaited<ReturnType<typeof world.shop.api.inject>>;

function expectContract(route: RouteDefinition, reply: Reply): void {
  const type = String(reply.headers['content-type'] ?? '');
  if (reply.statusCode >= 400) {
    const problem = problemSchema.parse(reply.json());
    expect(type).toContain('application/problem+json');
    expect(ERROR_STATUS[problem.code]).toBe(reply.statusCode);
  } else if (type.includes('application/json')) {
    expect(route.reply.safeParse(reply.json()).error).toBeUndefined();
  }
}
