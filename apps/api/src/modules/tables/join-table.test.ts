import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limit_counters, restaurants, table_sessions } from '../../db/schema/index';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';

const HOUR_MS = 3_600_000;

let shop: Dining;
let staff: string;

beforeAll(async () => {
  // Addresses come from the last hop in front of us; what a client writes before it is hearsay.
  shop = await startDining({ config: { trustedProxies: 1 } });
  staff = await shop.staffToken();
}, 60_000);
beforeEach(async () => {
  await shop.db.delete(limit_counters);
  // Limits count by the minute: each test begins one.
  shop.advance(60_000 - (shop.deps.clock.now().getTime() % 60_000));
  await shop.db.update(restaurants).set({ table_presence: 'none' });
  await shop.changeMenu();
  for (const local_id of ['TAB1', 'TAB2', 'BARR', 'PADD']) await shop.clear(staff, local_id);
});
afterAll(() => shop.close());

async function sitOne(local_id: string, name = 'Ada'): Promise<Diner> {
  const [diner] = await shop.sit(local_id, name);
  if (diner === undefined) throw new Error('nobody sits there');
  return diner;
}

function guestsOf({ table_id, token }: Diner, query = '') {
  return shop.call('GET', `/table/${table_id}/guests${query}`, undefined, { token });
}

function from(address: string, forged = '203.0.113.9') {
  return { headers: { 'x-forwarded-for': `${forged}, ${address}` } };
}

describe('the code of a table', () => {
  test('opens it, also in small letters, and seats those who come later with those who came first', async () => {
    const first = await shop.join('tab1');
    expect(first.body).toEqual({
      token: expect.any(String),
      table: {
        table_id: expect.any(String),
        table_session_id: expect.any(String),
        restaurant_id: shop.restaurant_id,
        local_id: 'TAB1',
        label: 'Table 1',
        section_id: expect.any(String),
        section_type: 'DINE_IN',
        is_standing: false,
        is_tablet: false,
      },
    });
    expect(String(first.headers['set-cookie'])).toContain('HttpOnly');
    const second = await shop.join('TAB1');
    expect(second.body.table).toEqual(first.body.table);
    expect(second.body.token).not.toBe(first.body.token);
  });

  test('opens one session for all who come at the same moment', async () => {
    const joined = await Promise.all([1, 2, 3, 4, 5, 6].map(() => shop.join('TAB2')));
    const sessions = joined.map(({ body }) => body.table.table_session_id as string);
    expect(new Set(sessions).size).toBe(1);
  });

  test('answers alike where no table is, where one is not in service, and for a restaurant that is none', async () => {
    const absent = await shop.join('ZZZZ');
    const away = await shop.join('AWAY');
    const nowhere = await shop.call('POST', '/table/local', {
      restaurant_id: '01890000-0000-7000-8000-000000000000',
      local_id: 'TAB1',
    });
    expect(absent.status).toBe(404);
    expect(absent.body.code).toBe('table_not_found');
    expect(away.body).toEqual(absent.body);
    expect(nowhere.body).toEqual(absent.body);
    expect((await shop.join('TAB')).body.code).toBe('invalid_input');
  });

  test('is guessed ten times a minute at most, whatever address is made up', async () => {
    for (let guess = 0; guess < 30; guess += 1) {
      const reply = await shop.join('ZZZZ', {}, from('198.51.100.1', `203.0.113.${guess}`));
      expect(reply.status).toBe(guess < 10 ? 404 : 429);
      if (guess >= 10) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    // Another address is another guest of the restaurant.
    expect((await shop.join('TAB1', {}, from('198.51.100.2'))).status).toBe(200);
  });

  test('is not enough where staff show a PIN, which changes', async () => {
    await shop.db
      .update(restaurants)
      .set({ table_presence: 'pin' })
      .where(eq(restaurants.restaurant_id, shop.restaurant_id));
    await shop.changeMenu();
    const shown = await shop.call('GET', '/staff/tables', undefined, { token: staff });
    const { pin } = shown.body as { pin: string };
    expect(pin).toMatch(/^\d{6}$/);
    const wrong = pin === '000000' ? '000001' : '000000';
    for (const body of [{}, { pin: wrong }]) {
      for (const local_id of ['TAB1', 'ZZZZ'])
        expect((await shop.join(local_id, body)).body.code).toBe('table_pin_wrong');
    }
    expect((await shop.join('TAB1', { pin })).status).toBe(200);
    shop.advance(11 * 60_000);
    expect((await shop.join('TAB1', { pin })).body.code).toBe('table_pin_wrong');
  });
});

describe('the time of a party', () => {
  test('ends when staff close the table: its tokens open nothing, and say why', async () => {
    const ada = await sitOne('TAB1');
    await shop.round(ada, ['fries']);
    await shop.clear(staff, 'TAB1');
    for (const reply of [
      await guestsOf(ada),
      await shop.round(ada, ['soda']),
      await shop.pay(ada),
    ]) {
      expect(reply.status).toBe(401);
      expect(reply.body.code).toBe('table_session_closed');
    }
    const bob = await sitOne('TAB1', 'Bob');
    const listed = await guestsOf(bob);
    expect(listed.body.guests.map(({ name }: { name: string }) => name)).toEqual(['Bob']);
    const orders = await shop.call('GET', `/table/${bob.table_id}/orders`, undefined, bob);
    expect(orders.body).toEqual({ orders: [] });
  });

  test('ends after twelve hours without use; whoever scans the code then is a new party', async () => {
    const ada = await sitOne('TAB2');
    shop.advance(11 * HOUR_MS);
    expect((await guestsOf(ada)).status).toBe(200);
    const joined = await shop.join('TAB2');
    shop.advance(11 * HOUR_MS);
    expect((await shop.join('TAB2')).body.table).toEqual(joined.body.table);
    shop.advance(13 * HOUR_MS);
    expect((await guestsOf(ada)).body.code).toBe('table_session_closed');
    const later = await shop.join('TAB2');
    expect(later.body.table.table_session_id).not.toBe(joined.body.table.table_session_id);
    staff = await shop.staffToken();
  });

  test('is not for a guest to end at a table of the room, but at a tablet it is', async () => {
    async function close(local_id: string) {
      const joined = await shop.join(local_id);
      const { restaurant_id, table_id, table_session_id } = joined.body.table;
      const body = { restaurant_id, table_id, table_session_id, source: 'tablet' };
      return await shop.call('POST', '/table/closeTable', body, { token: joined.body.token });
    }
    expect((await close('TAB1')).body.code).toBe('not_found');
    expect((await close('PADD')).body).toEqual({ ok: true });
    const [session] = await shop.db
      .select()
      .from(table_sessions)
      .where(eq(table_sessions.closed_from, 'tablet'));
    expect(session).toBeDefined();
  });

  test('is not ended for a party that came meanwhile', async () => {
    const before = await shop.join('TAB1');
    await shop.clear(staff, 'TAB1');
    await shop.join('TAB1');
    const { restaurant_id, table_id, table_session_id } = before.body.table;
    const body = { restaurant_id, table_id, table_session_id, source: 'house' };
    const late = await shop.call('POST', '/table/closeTable', body, { token: staff });
    expect(late.body.code).toBe('not_found');
    expect((await shop.call('POST', '/table/closeTable', body)).status).toBe(401);
  });

  test('ends with its event streams', async () => {
    const ada = await sitOne('TAB1');
    const response = await fetch(`${shop.api.url}/api/events?topics=table:${ada.table_id}`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    const whole = response.text();
    await shop.sit('TAB1', 'Bob');
    await shop.clear(staff, 'TAB1');
    const text = await whole;
    expect(text).toContain('event: table.changed');
    expect(text).toContain('event: table.closed');
  });
});

describe('calling a waiter', () => {
  function callFrom({ table_id, token }: Diner, request = 'The bill, please') {
    const { restaurant_id } = shop;
    const body = { restaurant_id, table_id, guest_name: 'Ada', request };
    return shop.call('POST', '/table/callWaiter', body, { token });
  }

  test('reaches staff, and then waits a minute', async () => {
    const ada = await sitOne('TAB1');
    const [called, again] = await Promise.all([callFrom(ada), callFrom(ada)]);
    expect([called.status, again.status].toSorted((a, b) => a - b)).toEqual([200, 429]);
    const refused = called.status === 429 ? called : again;
    expect(refused.body.retry_after).toBeGreaterThan(50);
    const { body } = await shop.call('GET', '/staff/calls', undefined, { token: staff });
    expect(body.calls).toMatchObject([{ guest_name: 'Ada', request: 'The bill, please' }]);
    shop.advance(61_000);
    expect((await callFrom(ada)).body).toEqual({ ok: true, retry_after: 60 });
  });

  test('is for tables that somebody waits on, and for their own guests', async () => {
    const [ada, bar] = [await sitOne('TAB2'), await sitOne('BARR')];
    expect((await callFrom(bar)).body.code).toBe('waiter_unavailable');
    expect((await callFrom({ ...ada, token: bar.token })).body.code).toBe('not_found');
    expect((await callFrom(ada, 'x'.repeat(251))).body.code).toBe('invalid_input');
    const takeOut = await shop.newGuest();
    expect((await callFrom(takeOut)).body.code).toBe('waiter_unavailable');
  });

  test('to a car takes the number of a take-out order, and no session', async () => {
    const guest = await shop.newGuest();
    const order = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
    const placed = await shop.call('POST', '/orders/orderAndPay', order, guest);
    function park(order_number: string) {
      const { restaurant_id } = shop;
      const request = 'CURBSIDE PICKUP - PARKING #12';
      return shop.call('POST', '/table/callWaiter', { restaurant_id, order_number, request });
    }
    expect((await park(placed.body.order.order_number.toLowerCase())).status).toBe(200);
    expect((await park('ZZZZ')).body.code).toBe('not_found');
  });
});

describe('what the party may know', () => {
  test('is names and orders, and never a phone number', async () => {
    const [ada, bob] = await shop.sit('TAB1', 'Ada', 'Bob');
    if (!ada || !bob) throw new Error('nobody sits there');
    const { restaurant_id } = shop;
    const guest = { guest_id: ada.guest_id, phone_number: '(212) 555-0142' };
    await shop.call('POST', '/guest/update', { restaurant_id, guest }, ada);
    await shop.round(ada, ['fries']);
    const listed = await guestsOf(bob, '?exclude_empty_orders=true');
    expect(listed.body.guests.map((each: object) => Object.keys(each).toSorted())).toEqual([
      [
        'affiliate_code',
        'campaign_code',
        'created_at',
        'guest_id',
        'has_paid',
        'has_phone',
        'is_phone_verified',
        'label',
        'name',
        'order',
        'order_time',
        'restaurant_id',
        'room_number',
        'table_id',
      ],
    ]);
    const orders = await shop.call('GET', `/table/${bob.table_id}/orders`, undefined, bob);
    expect(orders.body.orders).toHaveLength(1);
    expect(JSON.stringify([listed.body, orders.body])).not.toContain('5550142');
  });

  test('is nothing at another table', async () => {
    const [ada, bob] = [await sitOne('TAB1'), await sitOne('TAB2', 'Bob')];
    for (const path of ['guests', 'orders', 'bill']) {
      const reply = await shop.call('GET', `/table/${ada.table_id}/${path}`, undefined, bob);
      expect(reply.body.code).toBe('not_found');
    }
  });

  test('of who sent a guest counts what a guest may say', async () => {
    const { token, table_id } = await sitOne('TAB1');
    const { restaurant_id } = shop;
    function add(guest: object) {
      return shop.call('POST', '/table/addGuest', { restaurant_id, table_id, guest }, { token });
    }
    expect(
      (await add({ name: 'Eve', affiliate_code: '$frontOfHouse', has_paid: false })).status,
    ).toBe(200);
    expect((await add({ name: 'Mal', has_paid: true })).body.code).toBe('invalid_input');
    const rows = await shop.db.query.guests.findMany();
    expect(rows.find(({ name }) => name === 'Eve')?.affiliate_code).toBeNull();
  });
});
