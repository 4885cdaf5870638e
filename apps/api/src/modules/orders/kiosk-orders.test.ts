import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';
import { openDeviceSession, openStaffSession } from '../../testing/open-sessions';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await shop.changeSettings({
    order_mode: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
    pay_at_counter: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
  });
}, 60_000);
afterAll(() => shop.close());

/** A guest of a kiosk section that this token opens, if any. */
async function seat(token: string | undefined) {
  const { restaurant_id } = shop;
  const section = { restaurant_id, section_type: 'KIOSK', table_tent: '12' };
  const options = token === undefined ? {} : { token };
  const opened = (await shop.call('POST', '/section/addGuest', section, options)).body;
  const { table_session_id } = opened.table;
  const guest = {
    token: String(opened.token),
    table_id: String(opened.table_id),
    table_session_id,
  };
  const added = { restaurant_id, table_id: guest.table_id, guest: {} };
  const { guest_id } = (await shop.call('POST', '/table/addGuest', added, guest)).body;
  return { ...guest, guest_id: String(guest_id) };
}

/** Such a guest's order to be eaten here and paid at the counter. */
async function eatIn(token: string | undefined) {
  const { guest_id, ...guest } = await seat(token);
  const wish = { order_type: 'DINE_IN', tip_percentage: 0 };
  const order = { ...shop.order(guest_id, wish), payment_method: 'COUNTER' };
  const key = randomUUID();
  return await shop.call('POST', '/orders/orderAndPay', order, { ...guest, key });
}

test('guests of a paired kiosk eat in without a code, and staff see the number of their table tent', async () => {
  const kiosk = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
  const { body } = await eatIn(kiosk.token);
  expect(body).toMatchObject({ order: { order_type: 'DINE_IN', delivery_platform: 'KIOSK' } });
  const staff = await openStaffSession(shop.deps, shop.restaurant_id);
  const board = (await shop.call('GET', '/staff/orders', undefined, staff)).body.orders;
  expect(board).toMatchObject([{ order_id: body.order.order_id, table_label: '12' }]);
});

test('a browser that is no device of the restaurant is at no table', async () => {
  expect((await eatIn(undefined)).body.code).toBe('table_not_found');
});

test('a table tent has a number', async () => {
  const kiosk = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
  const body = { restaurant_id: shop.restaurant_id, section_type: 'KIOSK', table_tent: 'A1' };
  const reply = await shop.call('POST', '/section/addGuest', body, kiosk);
  expect(reply.body.code).toBe('invalid_input');
});

test('a guest of a paired kiosk calls staff to it; a browser at no table does not', async () => {
  const { restaurant_id } = shop;
  async function call(token: string | undefined) {
    const { guest_id: _guest, ...guest } = await seat(token);
    const body = { restaurant_id, table_id: guest.table_id, guest_name: '', request: 'Door left' };
    return await shop.call('POST', '/table/callWaiter', body, guest);
  }
  const kiosk = await openDeviceSession(shop.deps, restaurant_id, 'kiosk');
  expect((await call(kiosk.token)).status).toBe(200);
  expect((await call(undefined)).body.code).toBe('waiter_unavailable');
});

test('a guest who leaves a kiosk leaves no key behind, and the order stays', async () => {
  const kiosk = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
  const { guest_id, token, table_session_id } = await seat(kiosk.token);
  const order = { ...shop.order(guest_id), payment_method: 'COUNTER' };
  await shop.call('POST', '/orders/orderAndPay', order, { token, key: randomUUID() });
  const left = await shop.call('POST', '/table/leave', { table_session_id }, { token });
  expect(left.status).toBe(200);
  expect(String(left.headers['set-cookie'])).toMatch(/comanda-[\da-f-]{36}=;/);
  const path = `/orders/${guest_id}/getGuestOrder`;
  expect((await shop.call('GET', path, undefined, { token })).status).toBe(401);
  const receipt = await shop.call('GET', `/guests/${guest_id}`);
  expect(receipt.body.guest.orders).toHaveLength(1);
});
