import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access_tokens, table_sessions } from '../db/schema/index';
import {
  type CallOptions,
  type Shop,
  startShop,
} from '../modules/payments/settle/testing/start-shop';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

function openTable(how: CallOptions = {}) {
  return shop.call(
    'POST',
    '/section/addGuest',
    { restaurant_id: shop.restaurant_id, section_type: 'TAKEOUT' },
    how,
  );
}

function guestsOf(table_id: string, how: CallOptions) {
  return shop.call('GET', `/table/${table_id}/guests`, undefined, how);
}

function addGuest(table_id: string, how: CallOptions) {
  return shop.call(
    'POST',
    '/table/addGuest',
    { restaurant_id: shop.restaurant_id, table_id, guest: {} },
    how,
  );
}

describe('a token', () => {
  test('is 256 random bits behind its restaurant, and is not stored', async () => {
    const { body } = await openTable();
    expect(body.token).toMatch(new RegExp(`^${shop.restaurant_id}\\.[\\w-]{43}$`));
    const stored = await shop.db.select().from(access_tokens);
    expect(JSON.stringify(stored)).not.toContain(body.token.split('.')[1]);
  });

  test('is refused when a single character differs, or none is given', async () => {
    const { token, table_id } = (await openTable()).body;
    const last = token.at(-1) === 'A' ? 'E' : 'A';
    for (const wrong of [
      token.slice(0, -1) + last,
      token.slice(0, -1),
      `${randomUUID()}.${token.split('.')[1]}`,
      'nonsense',
      "' or 1=1 --",
    ]) {
      expect((await guestsOf(table_id, { token: wrong })).status).toBe(401);
    }
    expect((await guestsOf(table_id, {})).body.code).toBe('unauthorized');
    expect((await guestsOf(table_id, { token })).status).toBe(200);
  });

  test('opens its own table and no other: absent and forbidden look the same', async () => {
    const [mine, theirs] = [(await openTable()).body, (await openTable()).body];
    const forbidden = await guestsOf(theirs.table_id, { token: mine.token });
    const absent = await guestsOf(randomUUID(), { token: mine.token });
    expect(forbidden.status).toBe(404);
    expect(forbidden.body).toEqual(absent.body);
    expect((await addGuest(theirs.table_id, { token: mine.token })).status).toBe(404);
  });

  test('ends when its table is closed', async () => {
    const { token, table_id } = (await openTable()).body;
    await shop.db
      .update(table_sessions)
      .set({ closed_at: new Date() })
      .where(eq(table_sessions.table_id, table_id));
    expect((await guestsOf(table_id, { token })).status).toBe(401);
  });

  test('ends twelve hours after its last use, and each use counts', async () => {
    const [used, unused] = [(await openTable()).body, (await openTable()).body];
    shop.advance(11 * 3_600_000);
    expect((await guestsOf(used.table_id, used)).status).toBe(200);
    shop.advance(2 * 3_600_000);
    expect((await guestsOf(used.table_id, used)).status).toBe(200);
    expect((await guestsOf(unused.table_id, unused)).status).toBe(401);
  });

  test('is not accepted in the address', async () => {
    const { token, table_id } = (await openTable()).body;
    expect((await shop.call('GET', `/table/${table_id}/guests?token=${token}`)).status).not.toBe(
      200,
    );
  });
});

describe('a cookie', () => {
  test('is out of reach of scripts and other sites, one per restaurant', async () => {
    const { headers } = await openTable();
    const cookie = String(headers['set-cookie']);
    expect(cookie).toContain(`__Host-comanda-${shop.restaurant_id}=${shop.restaurant_id}.`);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(cookie).toContain(attribute);
    expect(cookie).not.toContain('Domain');
  });

  test('is a plain one where a browser would refuse it: over http from another machine', async () => {
    const reply = await shop.api.inject({
      method: 'POST',
      url: '/api/section/addGuest',
      headers: { host: '192.168.1.20:4800', 'idempotency-key': randomUUID() },
      payload: { restaurant_id: shop.restaurant_id, section_type: 'TAKEOUT' },
    });
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toContain(`comanda-${shop.restaurant_id}=`);
    expect(cookie).not.toContain('__Host-');
    expect(cookie).not.toContain('Secure');
  });

  test('speaks for its guest only when the page is ours', async () => {
    const opened = await openTable();
    const { table_id } = opened.body;
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    const own = new URL(shop.api.url).origin;
    const cases: [Record<string, string>, number][] = [
      [{ origin: own }, 200],
      [{ origin: 'http://localhost:4800' }, 200],
      [{ 'sec-fetch-site': 'same-origin' }, 200],
      [{}, 401],
      [{ origin: 'https://evil.example' }, 401],
      [{ origin: 'null' }, 401],
      [{ 'sec-fetch-site': 'same-site' }, 401],
      [{ origin: `${own}.evil.example` }, 401],
    ];
    for (const [headers, status] of cases) {
      expect([
        headers,
        (await addGuest(table_id, { headers: { cookie, ...headers } })).status,
      ]).toEqual([headers, status]);
    }
    expect((await guestsOf(table_id, { headers: { cookie } })).status).toBe(200);
  });

  test('counts among however many of other restaurants, also where those are others each time', async () => {
    const opened = await openTable();
    const { table_id } = opened.body;
    const own = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    const origin = new URL(shop.api.url).origin;
    for (const count of [1, 2, 3, 2, 0]) {
      const others = Array.from({ length: count }, () => {
        const restaurant_id = randomUUID();
        return `__Host-comanda-${restaurant_id}=${restaurant_id}.${'a'.repeat(43)}`;
      });
      const headers = { origin, cookie: [...others, own].join('; ') };
      expect([count, (await guestsOf(table_id, { headers })).status]).toEqual([count, 200]);
      expect([count, (await addGuest(table_id, { headers })).status]).toEqual([count, 200]);
    }
  });

  test('under the plain name does not count where a secure one could be had', async () => {
    const { token, table_id } = (await openTable()).body;
    const planted = `comanda-${shop.restaurant_id}=${token}`;
    expect((await guestsOf(table_id, { headers: { cookie: planted } })).status).toBe(401);
  });
});
