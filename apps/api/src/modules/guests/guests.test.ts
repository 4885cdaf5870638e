import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStaffSession } from '../../testing/open-sessions';
import { guests, table_sessions } from '../../db/schema/index';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterEach(() => shop.changeSettings({ hotel: null }));
afterAll(() => shop.close());

type Guest = Awaited<ReturnType<Shop['newGuest']>>;

function update(guest: Guest, changes: object) {
  const body = {
    restaurant_id: shop.restaurant_id,
    guest: { guest_id: guest.guest_id, ...changes },
  };
  return shop.call('POST', '/guest/update', body, { token: guest.token });
}

async function withOrder() {
  const guest = await shop.newGuest('Ada');
  const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
  const { order } = (await shop.call('POST', '/orders/orderAndPay', body, guest)).body;
  return { ...guest, order };
}

/** Reads a receipt by its link alone. */
async function receiptOf({ guest_id }: Guest) {
  return (await shop.call('GET', `/guests/${guest_id}`)).body.guest;
}

async function phoneOf({ guest_id }: Guest) {
  const [row] = await shop.db.select().from(guests).where(eq(guests.guest_id, guest_id));
  return row?.phone_number;
}

describe('a guest', () => {
  test('who stays in a hotel says where, and orders have it behind the name', async () => {
    await shop.changeSettings({ hotel: { room_number: 'hidden' } });
    const guest = await withOrder();
    const { body } = await update(guest, { room_number: ' 901 ' });
    expect(body.guest).toMatchObject({ name: 'Ada', room_number: '901' });
    const { token, table_id } = guest;
    async function nameOnOrder() {
      const path = `/table/${table_id}/orders`;
      return (await shop.call('GET', path, undefined, { token })).body.orders[0].guest_name;
    }
    expect(await nameOnOrder()).toBe('Ada (Room # 901)');
    const again = { ...shop.order(guest.guest_id), payment_method: 'COUNTER' };
    const placed = await shop.call('POST', '/orders/orderAndPay', again, guest);
    expect(placed.body.order.guest_name).toBe('Ada (Room # 901)');
    expect((await update(guest, { room_number: '' })).body.guest.room_number).toBeNull();
    expect(await nameOnOrder()).toBe('Ada');
  });

  test('has no room where the restaurant is no hotel', async () => {
    const guest = await withOrder();
    const { body } = await update(guest, { room_number: '901' });
    expect(body.guest.room_number).toBeNull();
    expect((await receiptOf(guest)).orders[0].guest_name).toBe('Ada');
  });

  test.each([
    ['(212) 555-0142', '+12125550142'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+1 604 555 0199', '+16045550199'],
  ])('who types %s can be called on %s, and is not told it back', async (typed, stored) => {
    const guest = await shop.newGuest();
    const reply = await update(guest, { phone_number: typed });
    expect(reply.body.guest.has_phone).toBe(true);
    expect(JSON.stringify(reply.body)).not.toContain(stored.slice(3));
    expect(await phoneOf(guest)).toBe(stored);
  });

  test.each(['12345', '+1 111 111 1111', 'call me', '(212) 555-01'])(
    'who types %s cannot be called',
    async (typed) => {
      const guest = await shop.newGuest();
      expect((await update(guest, { phone_number: typed })).body).toMatchObject({
        code: 'invalid_phone_number',
        status: 422,
      });
      expect(await phoneOf(guest)).toBeNull();
    },
  );

  test('may change a name to one that is free, and keep the own', async () => {
    const guest = await shop.newGuest('Ada');
    await shop.call(
      'POST',
      '/table/addGuest',
      { restaurant_id: shop.restaurant_id, table_id: guest.table_id, guest: { name: 'Bo' } },
      guest,
    );
    expect((await update(guest, { name: 'ADA' })).body.guest.name).toBe('ADA');
    expect((await update(guest, { name: 'bo' })).body.code).toBe('guest_name_in_use');
  });

  test('of another table is changed by nobody here', async () => {
    const [mine, theirs] = [await shop.newGuest(), await shop.newGuest()];
    const forbidden = await update({ ...theirs, token: mine.token }, { name: 'Mallory' });
    const absent = await update({ ...mine, guest_id: randomUUID() }, { name: 'Mallory' });
    expect(forbidden.status).toBe(404);
    expect(forbidden.body).toEqual(absent.body);
  });
});

describe('the link of a receipt', () => {
  test('shows the guest’s orders and no phone number, and is kept by nobody', async () => {
    const guest = await withOrder();
    await update(guest, { phone_number: '(212) 555-0142' });
    const { body, headers } = await shop.call('GET', `/guests/${guest.guest_id}`);
    expect(body.guest).toMatchObject({
      guest_id: guest.guest_id,
      name: 'Ada',
      language: 'en',
      restaurant: { endpoint: 'test-shop', currency: 'USD', phone_number: null },
      orders: [guest.order],
      review: null,
      item_ratings: [],
    });
    expect(JSON.stringify(body)).not.toContain('5550142');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
  });

  test('opens the order that waits for its money, where nothing was placed', async () => {
    const guest = await shop.newGuest();
    const draft = { ...shop.order(guest.guest_id), mode: 'before' };
    await shop.call('POST', '/payments/intent', draft, guest);
    const { orders, payments } = (await shop.call('GET', `/guests/${guest.guest_id}`)).body.guest;
    expect(orders).toMatchObject([{ status: 'ORDER_OPEN', placed_at: null }]);
    expect(payments).toEqual([]);
  });

  test('opens one order to take out, and a later one only by its own link', async () => {
    const guest = await withOrder();
    const item_id = shop.ids.get('soda');
    const second = {
      ...shop.order(guest.guest_id),
      items: [{ item_id, modifier_ids: [], multiplier: 1 }],
      payment_method: 'COUNTER',
    };
    const { order } = (await shop.call('POST', '/orders/orderAndPay', second, guest)).body;
    const { guest_id } = guest;
    await shop.call('POST', '/items/rate', { guest_id, item_id, rating: 1 });
    const review = { restaurant_id: shop.restaurant_id, guest_id, rating: 5 };
    await shop.call('POST', '/orders/add/review', { ...review, order_id: order.order_id });
    const path = `/guests/${guest_id}`;
    expect((await shop.call('GET', path)).body.guest).toMatchObject({
      orders: [{ order_id: guest.order.order_id }],
      item_ratings: [],
      review: null,
    });
    expect((await shop.call('GET', `${path}/review`)).body.review).toBeNull();
    expect((await shop.call('GET', `${path}?order_id=${order.order_id}`)).body.guest).toMatchObject(
      {
        orders: [{ order_id: order.order_id }],
        item_ratings: [{ item_id }],
        review: { rating: 5 },
      },
    );
    const staff = await openStaffSession(shop.deps, shop.restaurant_id);
    for (const { token } of [staff, guest]) {
      const all = (await shop.call('GET', path, undefined, { token })).body.guest;
      expect(all.orders).toHaveLength(2);
    }
    const other = await withOrder();
    const foreign = await shop.call('GET', `${path}?order_id=${other.order.order_id}`);
    expect(foreign.status).toBe(404);
  });

  test('changes the name no more once the table is closed or the guest is forgotten', async () => {
    const guest = await withOrder();
    const { guest_id, table_id } = guest;
    function rename() {
      return shop.call('POST', `/guests/${guest_id}/name`, { name: 'Grace' });
    }
    async function read() {
      return (await shop.call('GET', `/guests/${guest_id}`)).body.guest;
    }
    const forgotten_at = new Date(0);
    const isGuest = eq(guests.guest_id, guest_id);
    await shop.db.update(guests).set({ forgotten_at }).where(isGuest);
    expect([(await rename()).status, (await read()).can_rename]).toEqual([404, false]);
    await shop.db.update(guests).set({ forgotten_at: null }).where(isGuest);
    expect([(await rename()).status, (await read()).can_rename]).toEqual([200, true]);
    await shop.db
      .update(table_sessions)
      .set({ closed_at: shop.deps.clock.now() })
      .where(eq(table_sessions.table_id, table_id));
    expect([(await rename()).status, (await read()).can_rename]).toEqual([404, false]);
  });

  test('names the room that was told to the hotel, and none that was typed into a name', async () => {
    await shop.changeSettings({ hotel: { room_number: 'hidden' } });
    const guest = await withOrder();
    const name = 'Ada (Room # 12) (Room # 901)';
    const renamed = await shop.call('POST', `/guests/${guest.guest_id}/name`, { name });
    expect(renamed.body).toEqual({ name: 'Ada' });
    expect((await update(guest, { name })).body.guest.name).toBe('Ada');
    const { restaurant_id } = shop;
    const { table_id } = guest;
    const bob = { restaurant_id, table_id, guest: { name: 'Bob (Room # 901)' } };
    expect((await shop.call('POST', '/table/addGuest', bob, guest)).body.guest.name).toBe('Bob');
    expect((await receiptOf(guest)).room_number).toBeNull();
    await update(guest, { room_number: '901' });
    expect((await receiptOf(guest)).room_number).toBe('901');
  });

  test('of a guest who ordered and paid nothing is not found, but by the guest and staff', async () => {
    const guest = await shop.newGuest('Ada');
    const path = `/guests/${guest.guest_id}`;
    expect((await shop.call('GET', path)).status).toBe(404);
    expect((await shop.call('GET', `${path}/review`)).status).toBe(404);
    const staff = await openStaffSession(shop.deps, shop.restaurant_id);
    for (const { token } of [staff, guest]) {
      const read = await shop.call('GET', path, undefined, { token });
      expect(read.body.guest.orders).toEqual([]);
    }
  });

  test('of nobody is not found', async () => {
    for (const path of ['', '/review'])
      expect((await shop.call('GET', `/guests/${randomUUID()}${path}`)).status).toBe(404);
  });

  test('changes the name', async () => {
    const guest = await withOrder();
    expect(
      (await shop.call('POST', `/guests/${guest.guest_id}/name`, { name: ' Grace ' })).body,
    ).toEqual({ name: 'Grace' });
    expect((await shop.call('GET', `/guests/${guest.guest_id}`)).body.guest.name).toBe('Grace');
  });

  test('rates the order, and the later rating counts', async () => {
    const { guest_id, order } = await withOrder();
    const { restaurant_id } = shop;
    function rate(rating: number, order_id: string = order.order_id) {
      const review = { restaurant_id, guest_id, order_id, rating };
      return shop.call('POST', '/orders/add/review', review);
    }
    expect((await rate(2)).body.review.rating).toBe(2);
    expect((await rate(5)).body.review.rating).toBe(5);
    expect((await shop.call('GET', `/guests/${guest_id}/review`)).body.review.rating).toBe(5);
    expect((await rate(6)).status).toBe(400);
    expect((await rate(5, randomUUID())).status).toBe(404);
  });

  test('rates a dish of the order by thumb, in the same words', async () => {
    const { guest_id, order } = await withOrder();
    const { restaurant_id } = shop;
    function rate(key: string, rating: number) {
      const item_id = shop.ids.get(key);
      const review = { restaurant_id, guest_id, order_id: order.order_id, item_id, rating };
      return shop.call('POST', '/orders/add/review', review);
    }
    const { order_id } = order;
    const item_id = shop.ids.get('fries');
    expect((await rate('fries', -1)).body.review).toMatchObject({ order_id, item_id, rating: -1 });
    expect((await rate('fries', 4)).status).toBe(400);
    expect((await rate('soda', 1)).status).toBe(404);
    const receipt = (await shop.call('GET', `/guests/${guest_id}`)).body.guest;
    expect(receipt).toMatchObject({ review: null, item_ratings: [{ item_id, rating: -1 }] });
  });

  test('does not rate somebody else’s order, nor a draft', async () => {
    const [mine, theirs] = [await withOrder(), await withOrder()];
    const { restaurant_id } = shop;
    const body = {
      restaurant_id,
      guest_id: mine.guest_id,
      order_id: theirs.order.order_id,
      rating: 1,
    };
    expect((await shop.call('POST', '/orders/add/review', body)).status).toBe(404);
    const guest = await shop.newGuest();
    const draft = await shop.call(
      'POST',
      '/payments/intent',
      { ...shop.order(guest.guest_id), mode: 'before' },
      guest,
    );
    const early = {
      restaurant_id,
      guest_id: guest.guest_id,
      order_id: draft.body.order_id,
      rating: 1,
    };
    expect((await shop.call('POST', '/orders/add/review', early)).status).toBe(404);
  });

  test('rates dishes that were ordered, and no others', async () => {
    const { guest_id } = await withOrder();
    const item_id = shop.ids.get('fries');
    function rate(body: object) {
      return shop.call('POST', '/items/rate', { guest_id, item_id, rating: 1, ...body });
    }
    expect((await rate({})).body).toEqual({ ok: true });
    expect((await rate({ rating: -1 })).status).toBe(200);
    expect((await rate({ item_id: shop.ids.get('soda') })).status).toBe(404);
    expect((await rate({ rating: 0 })).status).toBe(400);
    const receipt = await shop.call('GET', `/guests/${guest_id}`);
    expect(receipt.body.guest.item_ratings).toEqual([{ item_id, rating: -1 }]);
  });
});
