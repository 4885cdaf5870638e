import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

async function openTable() {
  const reply = await shop.call('POST', '/section/addGuest', {
    restaurant_id: shop.restaurant_id,
    section_type: 'TAKEOUT',
  });
  return reply.body as { table_id: string; token: string };
}

function addGuest({ table_id, token }: { table_id: string; token: string }, name?: string | null) {
  const guest = name === undefined ? {} : { name };
  return shop.call(
    'POST',
    '/table/addGuest',
    { restaurant_id: shop.restaurant_id, table_id, guest },
    { token },
  );
}

describe('a table of one’s own', () => {
  test('is opened for anyone', async () => {
    const reply = await shop.call('POST', '/section/addGuest', {
      restaurant_id: shop.restaurant_id,
      section_type: 'KIOSK',
    });
    expect(reply.body).toMatchObject({
      table: { restaurant_id: shop.restaurant_id, local_id: null, is_tablet: false },
    });
    expect(reply.body.table.table_id).toBe(reply.body.table_id);
  });

  test('is not opened in a restaurant that does not exist, nor for a section that does not', async () => {
    const nowhere = { restaurant_id: randomUUID(), section_type: 'TAKEOUT' };
    expect((await shop.call('POST', '/section/addGuest', nowhere)).body.code).toBe(
      'restaurant_not_found',
    );
    const roof = { restaurant_id: shop.restaurant_id, section_type: 'ROOF' };
    expect((await shop.call('POST', '/section/addGuest', roof)).body.code).toBe('invalid_input');
  });
});

describe('the guests of a table', () => {
  test('are numbered when they give no name, past the names that are taken', async () => {
    const table = await openTable();
    const names = [];
    for (const name of [undefined, 'guest 3', null, null])
      names.push((await addGuest(table, name)).body.guest.name);
    expect(names).toEqual(['Guest 1', 'guest 3', 'Guest 4', 'Guest 5']);
  });

  test('cannot share a name, whatever its capitals, spaces and what nobody sees of it', async () => {
    const table = await openTable();
    await addGuest(table, 'Zoë');
    const unseen = ['Zo\u200Bë', '\u202EZoë', 'Zoë\u0007', 'Zo\u00ADë', 'Zoe\u0308', '\uFEFFZoë'];
    const between = ['Zo\uFEFFë', 'Zoe\u200B\u0308', 'Ann \u200B Lee', 'Ann\tLee'];
    await addGuest(table, 'Ann Lee');
    for (const name of ['Zoë', ' zoë ', 'ZOË', ...unseen, ...between])
      expect((await addGuest(table, name)).body.code).toBe('guest_name_in_use');
    for (const name of ['\u202E\u2066', '\u200D', '\u3164 \u2800'])
      expect((await addGuest(table, name)).body.code).toBe('invalid_input');
    expect((await addGuest(table, 'Zoe')).status).toBe(200);
    expect((await addGuest(await openTable(), 'Zoë')).status).toBe(200);
  });

  test('cannot share a name when they take it at the same moment', async () => {
    const table = await openTable();
    const replies = await Promise.all([1, 2, 3, 4].map(() => addGuest(table, 'Same')));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  test('are listed with what the table may know of them, and nothing more', async () => {
    const table = await openTable();
    const { guest_id } = (await addGuest(table, 'Ada')).body;
    const update = {
      restaurant_id: shop.restaurant_id,
      guest: { guest_id, phone_number: '(212) 555-0142' },
    };
    expect((await shop.call('POST', '/guest/update', update, table)).status).toBe(200);
    const order = { ...shop.order(guest_id), payment_method: 'COUNTER' };
    const placed = await shop.call('POST', '/orders/orderAndPay', order, table);
    const { order_id } = placed.body.order;
    const { body } = await shop.call('GET', `/table/${table.table_id}/guests`, undefined, table);
    expect(body.guests).toEqual([
      {
        guest_id,
        table_id: table.table_id,
        restaurant_id: shop.restaurant_id,
        name: 'Ada',
        has_phone: true,
        is_phone_verified: false,
        has_paid: false,
        label: null,
        order_time: expect.any(String),
        room_number: null,
        affiliate_code: null,
        campaign_code: null,
        order: { order_id, table_id: table.table_id, guest_id, amount: 2478 },
        created_at: expect.any(String),
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('5550142');
  });

  test('have paid once nothing that they ordered waits for its money', async () => {
    const guest = await shop.newGuest();
    const opened = await shop.call(
      'POST',
      '/payments/intent',
      { ...shop.order(guest.guest_id), mode: 'before' },
      guest,
    );
    const token: string = opened.body.payment_intent.payment_intent_id;
    await shop.confirm(token);
    const paid = {
      restaurant_id: shop.restaurant_id,
      guest_id: guest.guest_id,
      payment_method: 'WALLET',
      token,
    };
    const placed = await shop.call('POST', '/orders/orderAndPay', paid, guest);
    expect(placed.body.order.payment_method).toBe('WALLET');
    function list() {
      return shop.call('GET', `/table/${guest.table_id}/guests`, undefined, guest);
    }
    expect((await list()).body.guests).toMatchObject([{ has_paid: true }]);
    await shop.call(
      'POST',
      '/orders/orderAndPay',
      { ...shop.order(guest.guest_id), payment_method: 'COUNTER' },
      guest,
    );
    expect((await list()).body.guests).toMatchObject([{ has_paid: false }]);
  });
});
