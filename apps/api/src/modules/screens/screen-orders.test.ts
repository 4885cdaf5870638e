import { beforeEach, expect, test } from 'vitest';
import { openDeviceSession } from '../../testing/open-sessions';
import { listenTo } from '../../testing/listen-to';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';

const room = diningWithStaff();
const MINUTE_MS = 60_000;

let screen: { readonly token: string };
beforeEach(async () => {
  screen = await openDeviceSession(room.shop.deps, room.shop.restaurant_id, 'screen');
});

async function takeOut(name: string, changes: object = {}) {
  const guest = await room.shop.newGuest(name);
  const body = room.shop.order(guest.guest_id, { payment_method: 'COUNTER', ...changes });
  const placed = await room.shop.call('POST', '/orders/orderAndPay', body, guest);
  expect(placed).toMatchObject({ status: 200 });
  const { order_id, order_number } = placed.body.order as Record<string, string>;
  return { ...guest, order_id: order_id ?? '', order_number: order_number ?? '' };
}

async function move(order_id: string, ...statuses: string[]) {
  for (const status of statuses) {
    const how = { token: room.staff.token };
    const moved = await room.shop.call('POST', `/orders/${order_id}/status`, { status }, how);
    expect(moved.status).toBe(200);
  }
}

async function shown(order_number: string) {
  const { body } = await room.shop.call('GET', '/screen/orders', undefined, screen);
  return body.orders.find((order: { order_number: string }) => order.order_number === order_number);
}

test('a number is prepared, then ready, and leaves when it is collected', async () => {
  const { order_id, order_number } = await takeOut('Nora Brandt');
  const preparing = { order_number, name: null, status: 'ORDER_PREPARING', ready_at: null };
  expect(await shown(order_number)).toEqual(preparing);
  await move(order_id, 'ORDER_PREPARING', 'ORDER_READY');
  expect(await shown(order_number)).toEqual({
    ...preparing,
    status: 'ORDER_READY',
    ready_at: expect.stringMatching(/^\d{4}-/u),
  });
  await move(order_id, 'ORDER_COMPLETED');
  expect(await shown(order_number)).toBeUndefined();
});

test('a number that nobody collects leaves after the minutes that the restaurant sets', async () => {
  const { order_id, order_number } = await takeOut('Nora');
  await move(order_id, 'ORDER_PREPARING', 'ORDER_READY');
  room.shop.advance(14 * MINUTE_MS);
  expect(await shown(order_number)).toBeDefined();
  room.shop.advance(1 * MINUTE_MS);
  expect(await shown(order_number)).toBeUndefined();
});

test('the first name is shown where the restaurant wants it, and nothing else', async () => {
  await room.shop.changeSettings({ screen_names: true });
  const { order_number } = await takeOut('Nora Brandt');
  expect(await shown(order_number)).toMatchObject({ name: 'Nora' });
  await room.shop.changeSettings({ screen_names: false });
});

test('an order for later is shown once the kitchen begins', async () => {
  const step_ms = 5 * MINUTE_MS;
  const in_two_hours_ms = room.shop.deps.clock.now().getTime() + 120 * MINUTE_MS;
  const pickup_time = new Date(Math.ceil(in_two_hours_ms / step_ms) * step_ms);
  const { order_number } = await takeOut('Nora', { pickup_time: pickup_time.toISOString() });
  expect(await shown(order_number)).toBeUndefined();
  room.shop.advance(110 * MINUTE_MS);
  expect(await shown(order_number)).toBeDefined();
});

test('an order that is brought to a table is called out nowhere', async () => {
  const [ada] = await room.shop.sit('TAB1', 'Ada');
  if (!ada) throw new Error('Ada was to sit down.');
  const { body } = await room.shop.round(ada, ['fries']);
  expect(await shown(body.order.order_number)).toBeUndefined();
});

test('the topic of a screen tells that something changed, and of nobody', async () => {
  const { restaurant_id, api } = room.shop;
  const stream = await listenTo(api.url, `screen:${restaurant_id}`, screen);
  await expect.poll(stream.text).toContain('event: hello');
  const { order_id, guest_id } = await takeOut('Nora');
  await move(order_id, 'ORDER_PREPARING');
  await expect.poll(stream.text).toContain('event: screen.changed');
  stream.leave();
  for (const secret of [order_id, guest_id]) expect(stream.text()).not.toContain(secret);
});

test('a kiosk and a guest read no screen', async () => {
  const { shop } = room;
  const guest = await shop.newGuest('Nora');
  const kiosk = await openDeviceSession(shop.deps, shop.restaurant_id, 'kiosk');
  for (const { token } of [guest, kiosk]) {
    expect((await shop.call('GET', '/screen/orders', undefined, { token })).status).not.toBe(200);
    const stream = await listenTo(shop.api.url, `screen:${shop.restaurant_id}`, { token });
    expect(stream.status).toBe(404);
  }
});
