import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limit_counters } from '../../db/schema/index';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';
import { listenTo } from '../../testing/listen-to';

let shop: Dining;
let staff: string;

beforeAll(async () => {
  shop = await startDining();
  staff = await shop.staffToken();
}, 120_000);
beforeEach(async () => {
  await shop.db.delete(limit_counters);
  shop.advance(60_000);
  for (const local_id of ['TAB1', 'BARR']) await shop.clear(staff, local_id);
});
afterAll(() => shop.close());

/** Two phones at a table, each with one guest. */
async function sitTwo(local_id: string): Promise<readonly [Diner, Diner]> {
  const [ada] = await shop.sit(local_id, 'Ada');
  const [bob] = await shop.sit(local_id, 'Bob');
  if (!ada || !bob) throw new Error('Nobody sits there.');
  return [ada, bob];
}

function read(path: string, { token }: { readonly token: string }) {
  return shop.call('GET', path, undefined, { token });
}

/** The table as staff see it. */
async function staffTable(local_id: string) {
  const { body } = await read('/staff/tables', { token: staff });
  return body.tables.find((each: { local_id: string }) => each.local_id === local_id);
}

async function partyNames(local_id: string): Promise<string[][]> {
  const { sessions } = await staffTable(local_id);
  return sessions.map(({ guest_names }: { guest_names: string[] }) => guest_names);
}

function close(token: string, body: object) {
  const place = { restaurant_id: shop.restaurant_id, source: 'test', ...body };
  return shop.call('POST', '/table/closeTable', place, { token });
}

async function payAll(diner: Diner): Promise<number> {
  const opened = await shop.pay(diner, { share: { kind: 'all' } });
  const { payment_intent_id, amount } = opened.body.payment_intent;
  await shop.confirm(payment_intent_id);
  expect((await shop.settle(diner, payment_intent_id)).status).toBe(200);
  return amount;
}

describe('two phones at a standing table', () => {
  test('see neither guests, carts, orders nor the bill of each other', async () => {
    const [ada, bob] = await sitTwo('BARR');
    expect(bob.table_id).toBe(ada.table_id);
    const { restaurant_id } = shop;
    const cart = { restaurant_id, guest_id: ada.guest_id, items: shop.lines('soda') };
    expect((await shop.call('POST', '/table/cart', cart, ada)).status).toBe(200);
    const { order } = (await shop.round(ada, ['fries'])).body;
    const names = (await read(`/table/${bob.table_id}/guests`, bob)).body.guests;
    expect(names.map(({ name }: { name: string }) => name)).toEqual(['Bob']);
    for (const part of ['guests', 'carts', 'orders', 'bill']) {
      const { body } = await read(`/table/${bob.table_id}/${part}`, bob);
      expect(JSON.stringify(body)).not.toContain(ada.guest_id);
      expect(JSON.stringify(body)).not.toContain(order.order_id);
    }
  });

  test('cannot rename, order for or pay for the guests of each other', async () => {
    const [ada, bob] = await sitTwo('BARR');
    await shop.round(ada, ['fries']);
    const { restaurant_id } = shop;
    const guest = { guest_id: ada.guest_id, name: 'Mallory' };
    const asAda = { ...ada, token: bob.token };
    for (const reply of [
      await shop.call('POST', '/guest/update', { restaurant_id, guest }, bob),
      await shop.round(asAda, ['soda']),
      await shop.pay(asAda),
    ])
      expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('get no event of each other', async () => {
    const [ada, bob] = await sitTwo('BARR');
    const stream = await listenTo(shop.api.url, `table:${bob.table_id}`, bob);
    await expect.poll(stream.text).toContain('event: hello');
    await shop.round(ada, ['fries']);
    await shop.round(bob, ['soda']);
    await expect.poll(stream.text).toContain(bob.guest_id);
    stream.leave();
    expect(stream.text()).not.toContain(ada.guest_id);
    expect((await listenTo(shop.api.url, `guest:${ada.guest_id}`, bob)).status).toBe(404);
  });

  test('pay each their own bill', async () => {
    const [ada, bob] = await sitTwo('BARR');
    await shop.round(ada, ['fries']);
    await shop.round(bob, ['soda']);
    const opened = await shop.pay(ada, { share: { kind: 'all' } });
    expect(await payAll(bob)).toBe(327);
    expect(await shop.bill(bob)).toMatchObject({ total: 327, paid: 327, open: 0 });
    expect(await shop.bill(ada)).toMatchObject({ total: 490, claimed: 490, paid: 0 });
    await shop.confirm(opened.body.payment_intent.payment_intent_id);
    await shop.settle(ada, opened.body.payment_intent.payment_intent_id);
    expect(await shop.bill(ada)).toMatchObject({ paid: 490, open: 0 });
  });

  test('are two parties to staff, whose orders name the table', async () => {
    const [ada, bob] = await sitTwo('BARR');
    const order_ids: string[] = [];
    for (const each of [ada, bob])
      order_ids.push((await shop.round(each, ['fries'])).body.order.order_id);
    expect(await partyNames('BARR')).toEqual([['Ada'], ['Bob']]);
    const { body } = await read('/staff/orders', { token: staff });
    const labels = body.orders.flatMap((each: { order_id: string; table_label: string }) =>
      order_ids.includes(each.order_id) ? [each.table_label] : [],
    );
    expect(labels).toEqual(['Bar', 'Bar']);
  });

  test('are closed one by one, or together with the table', async () => {
    const [ada, bob] = await sitTwo('BARR');
    const { table_id } = ada;
    const [first] = (await staffTable('BARR')).sessions;
    const { table_session_id } = first;
    expect((await close(staff, { table_id, table_session_id })).status).toBe(200);
    expect((await shop.round(ada, ['fries'])).body.code).toBe('table_session_closed');
    expect((await shop.round(bob, ['fries'])).status).toBe(200);
    expect(await partyNames('BARR')).toEqual([['Bob']]);

    const [cyd] = await shop.sit('BARR', 'Cyd');
    if (!cyd) throw new Error('Nobody sits there.');
    for (const token of [bob.token, cyd.token])
      expect((await close(token, { table_id })).body.code).toBe('not_found');
    expect((await close(staff, { table_id })).body).toEqual({ ok: true });
    for (const each of [bob, cyd])
      expect((await shop.round(each, ['fries'])).body.code).toBe('table_session_closed');
    expect(await partyNames('BARR')).toEqual([]);
    expect((await close(staff, { table_id })).body.code).toBe('not_found');
  });
});

describe('the code of a standing table', () => {
  test('gives a phone that comes back its own session', async () => {
    const [ada] = await sitTwo('BARR');
    const again = await shop.join('BARR', {}, ada);
    const guests = await read(`/table/${ada.table_id}/guests`, again.body);
    expect(guests.body.guests).toMatchObject([{ name: 'Ada' }]);
  });

  test('opens another session for a phone whose party is over', async () => {
    const [ada, bob] = await sitTwo('BARR');
    await close(staff, { table_id: ada.table_id });
    const again = await shop.join('BARR', {}, bob);
    expect(again.status).toBe(200);
    const guests = await read(`/table/${ada.table_id}/guests`, again.body);
    expect(guests.body.guests).toEqual([]);
  });

  test('shows staff no party for a phone that only looked', async () => {
    await shop.join('BARR');
    expect(await partyNames('BARR')).toEqual([]);
    const { table } = (await shop.join('BARR')).body;
    expect((await close(staff, { table_id: table.table_id })).status).toBe(200);
  });
});

describe('the table that a short address leads to', () => {
  test('is a standing one, also where nothing else says so', async () => {
    await shop.changeSettings({ landing: 'standing_table', local_id: 'TAB1' });
    await sitTwo('TAB1');
    expect(await partyNames('TAB1')).toEqual([['Ada'], ['Bob']]);
    await shop.changeSettings({ landing: 'home', local_id: null });
    await sitTwo('TAB1');
    expect(await partyNames('TAB1')).toEqual([['Ada'], ['Bob'], ['Ada', 'Bob']]);
  });

  test('lets each party call a waiter once a minute', async () => {
    await shop.changeSettings({ landing: 'standing_table', local_id: 'TAB1' });
    for (const { token, table_id } of await sitTwo('TAB1')) {
      const call = { restaurant_id: shop.restaurant_id, table_id, request: 'The bill, please' };
      expect((await shop.call('POST', '/table/callWaiter', call, { token })).status).toBe(200);
      expect((await shop.call('POST', '/table/callWaiter', call, { token })).status).toBe(429);
    }
    await shop.changeSettings({ landing: 'home', local_id: null });
  });
});
