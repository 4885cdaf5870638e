import { type OperationId, type RouteDefinition, routes } from '@comanda/contracts/routes';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCameFrom } from '../../http/came-from';
import { type RunningApi, startApi } from '../../testing';
import { addLimits } from '../limits';
import { type Limit, LIMITS } from './limits';
import { UNLIMITED } from './unlimited';

const ROWS = (Object.entries(LIMITS) as [OperationId, readonly Limit[]][]).flatMap(([id, limits]) =>
  limits.map((limit) => [id, limit] as const),
); // Object.entries forgets the literal types

let api: RunningApi;
let now = new Date('2026-11-23T17:00:00Z');
beforeAll(async () => {
  api = await startApi({ clock: { now: () => now } });
}, 60_000);
afterAll(() => api.close());

/** A server that knows one limit: what its answers depend on is nothing else. */
async function aServer(id: OperationId, limit: Limit): Promise<FastifyInstance> {
  const app = fastify({ trustProxy: false });
  app.decorateRequest('principal', null);
  app.decorateRequest('principals');
  app.addHook('preHandler', async (request) => {
    request.principals = [];
    const guest = { role: 'guest', restaurant_id: 'r', table_id: 't', section_type: 'TAKEOUT' };
    const session = String(request.headers['x-session'] ?? 'session');
    request.principal = { ...guest, table_session_id: session, platform: 'MENTUM' } as never; // only its session counts
  });
  addCameFrom(app);
  addLimits(app, api.deps, { [id]: [limit] });
  app.post('/', { config: { operationId: id } }, () => 'ok');
  return app;
}

function call(app: FastifyInstance, { address = '203.0.113.1', session = 'session' } = {}) {
  return app.inject({
    method: 'POST',
    url: '/',
    remoteAddress: address,
    headers: {
      'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}`,
      'x-session': session,
    },
    body: {
      restaurant_id: 'r',
      guest_id: 'g',
      payment_method: 'COUNTER',
      items: [{ multiplier: 1 }],
    },
  });
}

describe.each(ROWS)('the limit of %s', (id, limit) => {
  test(`per ${limit.subject}: ${limit.most} ${limit.counts ?? 'calls'} in ${limit.per_seconds} s, and not one more`, async () => {
    const app = await aServer(id, limit);
    const statuses = new Set<number>();
    for (let calls = 0; calls < limit.most; calls += 1) statuses.add((await call(app)).statusCode);
    expect(statuses).toEqual(new Set([200]));
    const refused = await call(app);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(limit.per_seconds);

    // Another address helps against a limit per address, another session against one per session; a header against none.
    const countsAddress = limit.subject.startsWith('address');
    const elsewhere = (await call(app, { address: '203.0.113.2' })).statusCode;
    expect(elsewhere).toBe(countsAddress ? 200 : 429);
    const other = (await call(app, { session: 'another' })).statusCode;
    expect(other).toBe(countsAddress ? 429 : 200);

    const restarted = await aServer(id, limit);
    expect((await call(restarted)).statusCode).toBe(limit.is_kept ? 429 : 200);
    now = new Date(now.getTime() + limit.per_seconds * 1000);
    expect((await call(app)).statusCode).toBe(200);
    await app.close();
    await restarted.close();
  });
});

test('each call that writes has a limit, or a reason to have none, and not both', () => {
  const writing = (Object.keys(routes) as OperationId[]).filter(
    (id) => routes[id].method !== 'GET',
  );
  const named = [...Object.keys(LIMITS), ...Object.keys(UNLIMITED)];
  expect(writing.filter((id) => !named.includes(id))).toEqual([]);
  expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
});

test('a call that anybody or a guest can make has a limit, whatever the reason', () => {
  const open = ['public', 'guest', 'table', 'receipt', 'processor'];
  const loose = (Object.keys(UNLIMITED) as OperationId[]).filter((id) =>
    open.includes(routes[id].audience),
  );
  expect(loose).toEqual([]);
});

test('a call that can be guessed at, or that costs money, has a limit that outlives a restart', () => {
  const guarded: OperationId[] = [
    'joinTable',
    'listTableRestaurants',
    'callWaiter',
    'getCampaignForGuest',
    'createPaymentIntent',
    'payOrders',
    'sendContact',
    'signInStaff',
    'pairDevice',
    'addSectionGuest',
    'sendVerificationCode',
    'verifyPhone',
  ];
  const loose = guarded.filter((id) => LIMITS[id]?.some(({ is_kept }) => is_kept) !== true);
  expect(loose).toEqual([]);
});

test.each(['createPaymentIntent', 'payOrders'] as const)(
  'T15: %s is limited for a guest, for their party, and for all parties of an address',
  (id) => {
    const kept = LIMITS[id]?.filter(({ is_kept }) => is_kept).map(({ subject }) => subject);
    expect(kept).toEqual(['guest', 'session', 'address']);
  },
);

test.each(ROWS)('what %s counts is what the call names', (id, { subject }) => {
  const { audience, body }: RouteDefinition = routes[id];
  if (subject === 'session') expect(['guest', 'table']).toContain(audience);
  if (subject === 'guest') expect(audience).toBe('guest');
  if (subject === 'guest' || subject === 'address_and_restaurant') expect(body).toBeDefined();
});
