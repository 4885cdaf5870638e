import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import { openStaffSession } from '../../testing/open-sessions';

const HOUR_MS = 3_600_000;

const room = diningWithStaff();

async function place(): Promise<string> {
  const guest = await room.shop.newGuest();
  const body = { ...room.shop.order(guest.guest_id), payment_method: 'COUNTER' };
  const placed = await room.shop.call('POST', '/orders/orderAndPay', body, guest);
  return placed.body.order.order_id;
}

async function move(order_id: string, ...statuses: string[]): Promise<void> {
  for (const status of statuses) {
    const moved = await room.shop.call(
      'POST',
      `/orders/${order_id}/status`,
      { status },
      room.staff,
    );
    expect(moved.status).toBe(200);
  }
}

function undo(order_id: string, from: string, key = randomUUID()) {
  const how = { ...room.staff, key };
  return room.shop.call('POST', `/orders/${order_id}/status/undo`, { from }, how);
}

test('steps are taken back one at a time, from handed over to new', async () => {
  const order_id = await place();
  const steps = ['ORDER_PREPARING', 'ORDER_READY', 'ORDER_COMPLETED'];
  await move(order_id, ...steps);
  const back = ['ORDER_READY', 'ORDER_PREPARING', 'ORDER_SENT_TO_KITCHEN'];
  for (const [place, from] of steps.toReversed().entries())
    expect((await undo(order_id, from)).body.order.status).toBe(back[place]);
  await move(order_id, ...steps);
});

test('a call that comes again takes back one step, and two boards at once take back one', async () => {
  const order_id = await place();
  await move(order_id, 'ORDER_PREPARING', 'ORDER_READY');
  const key = randomUUID();
  for (const reply of [
    await undo(order_id, 'ORDER_READY', key),
    await undo(order_id, 'ORDER_READY', key),
  ])
    expect(reply.body.order.status).toBe('ORDER_PREPARING');
  await move(order_id, 'ORDER_READY');
  const both = await Promise.all([undo(order_id, 'ORDER_READY'), undo(order_id, 'ORDER_READY')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('an order that is elsewhere, that nobody moved, or that was cancelled stays as it is', async () => {
  const order_id = await place();
  const refused = { status: 409, body: { code: 'order_status_conflict' } };
  expect(await undo(order_id, 'ORDER_PREPARING')).toMatchObject(refused);
  await move(order_id, 'ORDER_PREPARING');
  expect(await undo(order_id, 'ORDER_READY')).toMatchObject({
    ...refused,
    body: { order_status: 'ORDER_PREPARING' },
  });
  const why = { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' };
  await room.shop.call('POST', `/orders/${order_id}/status`, why, room.staff);
  expect((await undo(order_id, 'ORDER_CANCELLED')).body.code).toBe('invalid_input');
});

test('a step of another shift stays', async () => {
  const order_id = await place();
  await move(order_id, 'ORDER_PREPARING');
  room.shop.advance(12 * HOUR_MS + 1);
  const { token } = await openStaffSession(room.shop.deps, room.shop.restaurant_id);
  const how = { token, key: randomUUID() };
  const path = `/orders/${order_id}/status/undo`;
  const undone = await room.shop.call('POST', path, { from: 'ORDER_PREPARING' }, how);
  expect(undone.body.code).toBe('order_status_conflict');
});

test('a move that comes again after it was taken back moves nothing', async () => {
  const order_id = await place();
  const how = { ...room.staff, key: randomUUID() };
  const path = `/orders/${order_id}/status`;
  const move_on = { status: 'ORDER_PREPARING' };
  await room.shop.call('POST', path, move_on, how);
  await undo(order_id, 'ORDER_PREPARING');
  expect((await room.shop.call('POST', path, move_on, how)).status).toBe(200);
  const { body } = await room.shop.call('GET', '/staff/orders?limit=200', undefined, room.staff);
  const order = body.orders.find((each: { order_id: string }) => each.order_id === order_id);
  expect(order.status).toBe('ORDER_SENT_TO_KITCHEN');
});
