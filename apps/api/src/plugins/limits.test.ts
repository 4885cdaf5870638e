import { randomUUID } from 'node:crypto';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCameFrom } from '../http/came-from';
import { buildApp } from '../app';
import { type Shop, startShop } from '../modules/payments/settle/testing/start-shop';
import { addLimits } from './limits';
import { countKept } from './limits/kept-counter';
import { LIMITS } from './limits/limits';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
// A window begins: none ends between the calls that a test counts, whatever the time is.
beforeEach(() => shop.advance(WINDOW_MS - (shop.deps.clock.now().getTime() % WINDOW_MS)));

const WINDOW_MS = 600_000;
const most = LIMITS.addSectionGuest?.[0]?.most ?? 0;

function openTable(headers: Record<string, string> = {}, app = shop.api.app) {
  return app.inject({
    method: 'POST',
    url: '/api/section/addGuest',
    headers: { 'idempotency-key': randomUUID(), ...headers },
    payload: { restaurant_id: shop.restaurant_id, section_type: 'TAKEOUT' },
  });
}

/** A server that no client has proved anything to. */
function addStrangers(app: FastifyInstance): void {
  app.decorateRequest('principals');
  app.addHook('onRequest', async (request) => {
    request.principals = [];
  });
}

/** Uses up all but a few of an address's calls, as the plugin would count them. */
async function useUp(address: string, left: number): Promise<void> {
  const now = shop.deps.clock.now().getTime();
  const starts_at = new Date(now - (now % WINDOW_MS));
  for (let call = 0; call < most - left; call += 1) {
    await countKept(shop.db, { scope: 'addSectionGuest:address', subject: address, starts_at });
  }
}

describe('a limit', () => {
  test('is exact, tells how long to wait, and ends with its window', async () => {
    await useUp('127.0.0.1', 2);
    const replies = [await openTable(), await openTable(), await openTable()];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(replies[2]?.json()).toMatchObject({
      code: 'rate_limited',
      retry_after: expect.any(Number),
    });
    const wait = Number(replies[2]?.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);

    const restarted = await buildApp(shop.deps);
    expect((await openTable({}, restarted)).statusCode).toBe(429);
    await restarted.close();

    shop.advance(wait * 1000);
    expect((await openTable()).statusCode).toBe(200);
  });

  test('counts the real address: a forged header changes nothing', async () => {
    await useUp('127.0.0.1', 0);
    expect((await openTable({ 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(429);
  });

  test('counts the address that a trusted proxy names', async () => {
    const app = await buildApp({
      ...shop.deps,
      config: { ...shop.deps.config, trustedProxies: 1 },
    });
    await useUp('203.0.113.7', 1);
    function from(address: string) {
      return openTable({ 'x-forwarded-for': address }, app);
    }
    expect((await from('203.0.113.7')).statusCode).toBe(200);
    expect((await from('203.0.113.7')).statusCode).toBe(429);
    expect((await from('1.2.3.4, 203.0.113.7')).statusCode).toBe(429);
    expect((await from('203.0.113.8')).statusCode).toBe(200);
    await app.close();
  });

  test('that is not kept is each server’s own', async () => {
    const app = fastify();
    addCameFrom(app);
    addStrangers(app);
    addLimits(app, shop.deps, {
      calculateTotals: [{ subject: 'address', most: 2, per_seconds: 60, is_kept: false }],
    });
    app.get('/', { config: { operationId: 'calculateTotals' } }, () => 'ok');
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await app.inject('/')).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    await app.close();
  });

  test('of a guest is not used up by those who only know the guest’s id', async () => {
    const most_intents = LIMITS.createPaymentIntent?.[0]?.most ?? 0;
    const [guest, stranger] = [await shop.newGuest(), await shop.newGuest()];
    const body = { ...shop.order(guest.guest_id), mode: 'before' };
    for (let call = 0; call < most_intents; call += 1) {
      const how = call % 2 === 0 ? {} : { token: stranger.token };
      await shop.call('POST', '/payments/intent', body, how);
    }
    expect((await shop.call('POST', '/payments/intent', body, guest)).status).toBe(200);
  });
});
