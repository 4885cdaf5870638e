import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { late_orders, orders } from '../../db/schema/index';
import { openDeviceSession, openStaffSession } from '../../testing/open-sessions';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';

let shop: Shop;
let kiosk: { readonly token: string; readonly device_id: string };
let numbers: { readonly local_number: number; readonly order_number: string }[] = [];

beforeAll(async () => {
  shop = await startShop();
  kiosk = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
  numbers = (await shop.call('POST', '/devices/numbers', undefined, kiosk)).body.numbers;
}, 60_000);
afterAll(() => shop.close());

function next() {
  const number = numbers.shift();
  if (number === undefined) throw new Error('No number is left.');
  return number;
}

/** An order for two Fries, as the guest was shown it. */
function late(changes: object = {}) {
  return {
    ...next(),
    waited_seconds: 60,
    order_type: 'TAKEOUT',
    items: [line('fries', 'Fries', 2)],
    campaigns: [],
    shown_total: 980,
    ...changes,
  };
}

function line(key: string, name: string, multiplier = 1) {
  return { item_id: shop.ids.get(key), modifier_ids: [], multiplier, name };
}

function place(body: object, token = kiosk.token) {
  return shop.call('POST', '/orders/late', body, { token, key: randomUUID() });
}

async function onBoard(order_id: string) {
  const staff = await openStaffSession(shop.deps, shop.restaurant_id);
  const { body } = await shop.call('GET', '/staff/orders', undefined, staff);
  return body.orders.find((each: { order_id: string }) => each.order_id === order_id);
}

test('a late order keeps its number, and the board says since when its guest waits', async () => {
  const body = late({ guest_name: 'Ada', table_tent: '7', waited_seconds: 600 });
  const { status, body: reply } = await place(body);
  expect(status).toBe(200);
  expect(reply.order).toMatchObject({
    order_number: body.order_number,
    guest_name: 'Ada',
    delivery_platform: 'KIOSK',
    status: 'ORDER_SENT_TO_KITCHEN',
    payment_method: 'COUNTER',
    is_accepted: true,
  });
  const shown = await onBoard(reply.order.order_id);
  expect(shown).toMatchObject({
    table_label: '7',
    late: { shown_total: 980, differences: [] },
  });
  expect(Date.parse(reply.order.placed_at) - Date.parse(shown.late.taken_at)).toBe(600_000);
});

test('an order is placed once for its number, however often it comes and under whichever key', async () => {
  const body = late();
  const replies = await Promise.all(Array.from({ length: 5 }, () => place(body)));
  const again = await place({ ...body, waited_seconds: 90_000 });
  const ids = [...replies, again].map((reply) => reply.body.order?.order_id);
  expect(new Set(ids)).toEqual(new Set([again.body.order.order_id]));
  const rows = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.order_number, body.order_number));
  expect(rows).toHaveLength(1);
});

test('what sold out, closed or went from the menu refuses nothing, and is marked', async () => {
  await shop.setStock('fries', false);
  await shop.setState('INACTIVE');
  const gone = { ...line('fries', 'Pie of the day'), item_id: randomUUID() };
  const { status, body } = await place(late({ items: [line('fries', 'Fries'), gone] }));
  await shop.setState('ACTIVE');
  await shop.setStock('fries', true);
  expect(status).toBe(200);
  expect(body.order.items).toMatchObject([{ name: 'Fries', multiplier: 1 }]);
  expect((await onBoard(body.order.order_id)).late.differences).toEqual([
    { code: 'sold_out', name: 'Fries' },
    { code: 'left_out', name: 'Pie of the day' },
    { code: 'closed', name: '' },
  ]);
});

test('prices are those of its arrival, and a promotion that is over is named', async () => {
  await shop.setPrice('fries', 500);
  const campaign_instance_id = randomUUID();
  const items = [{ ...line('fries', 'Fries'), campaign_instance_id }];
  const campaigns = [{ campaign_instance_id, campaign_id: randomUUID() }];
  const { body } = await place(late({ items, campaigns, tip_percentage: 1000 }));
  await shop.setPrice('fries', 450);
  expect(body.order.totals).toMatchObject({ subtotal: 500, tip_amount: 50 });
  expect((await onBoard(body.order.order_id)).late.differences).toEqual([
    { code: 'promotion_left_out', name: '' },
  ]);
});

test('an order older than half an hour waits for the kitchen', async () => {
  const { body } = await place(late({ waited_seconds: 1801 }));
  expect(body.order.is_accepted).toBe(false);
});

test('an order that a call without a reply had placed is that one, under the number in the guest’s hand', async () => {
  const { restaurant_id } = shop;
  const section = { restaurant_id, section_type: 'KIOSK' };
  const opened = (await shop.call('POST', '/section/addGuest', section, kiosk)).body;
  const seat = { restaurant_id, table_id: opened.table_id, guest: {} };
  const { guest_id } = (await shop.call('POST', '/table/addGuest', seat, opened)).body;
  const counter = { ...shop.order(guest_id), payment_method: 'COUNTER' };
  const options = { ...opened, key: randomUUID() };
  const first = (await shop.call('POST', '/orders/orderAndPay', counter, options)).body.order;

  const body = late({ instead_of: guest_id });
  const { order } = (await place(body)).body;
  expect(order).toMatchObject({ order_id: first.order_id, order_number: body.order_number });
  expect((await onBoard(order.order_id)).late.differences).toEqual([
    { code: 'number_changed', name: first.order_number },
  ]);
  const twin = { ...opened, key: randomUUID() };
  const tooLate = await shop.call('POST', '/orders/orderAndPay', counter, twin);
  expect(tooLate.status).toBe(401);
});

test('numbers of a kiosk that is still paired are its own', async () => {
  const own = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
  const reserved = (await shop.call('POST', '/devices/numbers', undefined, own)).body.numbers;
  const other = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
  const body = { ...late(), ...reserved[0], reserved_by: own.device_id };
  expect((await place(body, other.token)).status).toBe(404);
  expect((await place(body, own.token)).status).toBe(200);
});

test('only a kiosk takes orders late, and only under numbers that it was given', async () => {
  const body = late();
  const other = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
  expect((await place(body, other.token)).status).toBe(404);
  const screen = await openDeviceSession(shop.deps, shop.restaurant_id, 'screen');
  expect((await place(body, screen.token)).status).toBe(404);
  const none = await shop.call('POST', '/devices/numbers', undefined, screen);
  expect(none.body).toEqual({ numbers: [] });
  const rows = await shop.db
    .select()
    .from(late_orders)
    .where(eq(late_orders.device_id, other.device_id));
  expect(rows).toEqual([]);
});

async function pairAgain() {
  const staff = await openStaffSession(shop.deps, shop.restaurant_id);
  await shop.call('POST', `/staff/devices/${kiosk.device_id}/revoke`, undefined, staff);
  return await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
}

test('orders of a pairing that has ended come through the next one, once, under their numbers', async () => {
  const [sent, unsent, twin] = [late(), late(), late()];
  const first = (await place(sent)).body.order;
  const { restaurant_id } = shop;
  const section = { restaurant_id, section_type: 'KIOSK' };
  const opened = (await shop.call('POST', '/section/addGuest', section, kiosk)).body;
  const seat = { restaurant_id, table_id: opened.table_id, guest: {} };
  const { guest_id } = (await shop.call('POST', '/table/addGuest', seat, opened)).body;
  const counter = { ...shop.order(guest_id), payment_method: 'COUNTER' };
  const options = { ...opened, key: randomUUID() };
  const placed = (await shop.call('POST', '/orders/orderAndPay', counter, options)).body.order;

  const reserved_by = kiosk.device_id;
  const { token } = await pairAgain();
  const again = await place({ ...sent, reserved_by }, token);
  expect(again.body.order.order_id).toBe(first.order_id);
  const now = await place({ ...unsent, reserved_by }, token);
  expect(now.body.order).toMatchObject({ order_number: unsent.order_number, is_accepted: true });
  const adopted = await place({ ...twin, reserved_by, instead_of: guest_id }, token);
  expect(adopted.body.order).toMatchObject({
    order_id: placed.order_id,
    order_number: twin.order_number,
  });
});
