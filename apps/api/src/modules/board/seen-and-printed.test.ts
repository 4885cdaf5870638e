import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import { openDeviceSession, openStaffSession } from '../../testing/open-sessions';

const room = diningWithStaff();

type Screen = Awaited<ReturnType<typeof openDeviceSession>>;

let screen: Screen;
beforeEach(async () => {
  screen = await openScreen();
});

function openScreen(): Promise<Screen> {
  return openDeviceSession(room.shop.deps, room.shop.restaurant_id, 'screen');
}

async function dine() {
  const [ada] = await room.shop.sit('TAB1', 'Ada');
  if (!ada) throw new Error('Ada was to sit down.');
  const { body } = await room.shop.round(ada, ['fries']);
  const order_id: string = body.order.order_id;
  return { ada, order_id };
}

async function onBoard(
  order_id: string,
): Promise<{ seen_at: string | null; handled_by: string | null }> {
  const { body } = await room.shop.call('GET', '/staff/orders?limit=200', undefined, screen);
  return body.orders.find((order: { order_id: string }) => order.order_id === order_id);
}

async function seenAt(order_id: string): Promise<string | null> {
  return (await onBoard(order_id)).seen_at;
}

function see(order_id: string, { token }: { readonly token: string } = screen) {
  return room.shop.call('POST', `/orders/${order_id}/seen`, undefined, { token });
}

function print(
  order_id: string,
  body: object = {},
  { token }: { readonly token: string } = screen,
) {
  const how = { token, key: randomUUID() };
  return room.shop.call('POST', `/orders/${order_id}/prints`, { paper: 'ticket', ...body }, how);
}

test('the first tap on any board counts, and every board is notified', async () => {
  const { order_id } = await dine();
  expect(await seenAt(order_id)).toBeNull();
  const heard: unknown[] = [];
  room.shop.deps.events.subscribe((event) => heard.push(event));
  const { seen_at } = (await see(order_id)).body;
  await expect.poll(() => heard).toMatchObject([{ type: 'order.changed', order_id }]);
  room.shop.advance(1000);
  expect((await see(order_id, room.staff)).body.seen_at).toBe(seen_at);
  expect(await seenAt(order_id)).toBe(seen_at);
});

test('a further round is to be seen again', async () => {
  const { ada, order_id } = await dine();
  await see(order_id);
  await room.shop.round(ada, ['soda']);
  expect(await seenAt(order_id)).toBeNull();
});

test('lines that are refunded are to be seen again, and the board names who acted last', async () => {
  const { order_id } = await dine();
  const how = { token: room.staff.token, key: randomUUID() };
  await room.shop.call('POST', `/orders/${order_id}/paid`, {}, how);
  await see(order_id);
  expect((await onBoard(order_id)).handled_by).toMatch(/^Test /u);
  await room.shop.call('POST', `/orders/${order_id}/refund`, {}, { ...how, key: randomUUID() });
  expect(await seenAt(order_id)).toBeNull();
});

test('the acts of staff on an order are kept with who did them, the first one first', async () => {
  const { order_id } = await dine();
  const other = await openStaffSession(room.shop.deps, room.shop.restaurant_id);
  const path = `/orders/${order_id}`;
  function act(to: string, body: object, { token }: { readonly token: string }) {
    room.shop.advance(1000);
    return room.shop.call('POST', `${path}/${to}`, body, { token, key: randomUUID() });
  }
  await act('status', { status: 'ORDER_PREPARING' }, room.staff);
  await act('status/undo', { from: 'ORDER_PREPARING' }, other);
  await act('paid', {}, room.staff);
  const { acts } = (await room.shop.call('GET', `${path}/acts`, undefined, screen)).body;
  expect(acts).toMatchObject([
    { act: 'order.moved', to: 'ORDER_PREPARING' },
    { act: 'order.undone', to: 'ORDER_SENT_TO_KITCHEN', by: `Test ${other.staff_id}` },
    { act: 'order.paid', to: null },
  ]);
  expect(acts[0].by).toBe(acts[2].by);
  expect(
    (await room.shop.call('GET', `/orders/${randomUUID()}/acts`, undefined, screen)).status,
  ).toBe(404);
});

test('a device prints an order once, whichever of its pages asks, and another device once too', async () => {
  const { order_id } = await dine();
  const replies = await Promise.all([print(order_id), print(order_id), print(order_id)]);
  expect(replies.filter(({ body }) => body.may_print)).toHaveLength(1);
  const other = await openScreen();
  expect((await print(order_id, {}, other)).body).toEqual({ may_print: true, copy: 0 });
  expect((await print(order_id, {}, other)).body).toEqual({ may_print: false, copy: 0 });
});

test('a call that comes again for the lost reply is granted again', async () => {
  const { order_id } = await dine();
  const how = { token: screen.token, key: randomUUID() };
  const path = `/orders/${order_id}/prints`;
  for (const reply of [
    await room.shop.call('POST', path, { paper: 'ticket' }, how),
    await room.shop.call('POST', path, { paper: 'ticket' }, how),
  ])
    expect(reply.body).toEqual({ may_print: true, copy: 0 });
});

test('copies are counted; another round and another paper are originals', async () => {
  const { ada, order_id } = await dine();
  await print(order_id);
  expect((await print(order_id, { again: true })).body).toEqual({ may_print: true, copy: 1 });
  expect((await print(order_id, { again: true })).body).toEqual({ may_print: true, copy: 2 });
  await room.shop.round(ada, ['soda']);
  for (const body of [{ round: 2 }, { paper: 'receipt' }])
    expect((await print(order_id, body)).body).toEqual({ may_print: true, copy: 0 });
});

test('neither of an order that is not there', async () => {
  expect((await see(randomUUID())).status).toBe(404);
  expect((await print(randomUUID())).status).toBe(404);
});

test('a kiosk claims the slip of its guest, and no other paper; a tablet claims none', async () => {
  const { order_id } = await dine();
  const { deps, restaurant_id } = room.shop;
  const kiosk = await openDeviceSession(deps, restaurant_id, 'kiosk');
  const tablet = await openDeviceSession(deps, restaurant_id, 'tablet');
  const slip = { paper: 'slip', again: true };
  expect((await print(order_id, slip, kiosk)).body).toEqual({ may_print: true, copy: 0 });
  expect((await print(order_id, slip, kiosk)).body).toEqual({ may_print: true, copy: 1 });
  expect((await print(order_id, {}, kiosk)).status).toBe(404);
  expect((await print(order_id, slip, tablet)).status).toBe(404);
});
