import { expect, test } from 'vitest';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import { beginDueOrders } from './begin-due';

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;
const room = diningWithStaff();

/** Places an order to be picked up in about so many minutes, or as soon as it is ready. */
async function place(minutes: number | null): Promise<string> {
  const { shop } = room;
  const guest = await shop.newGuest();
  const now_ms = shop.deps.clock.now().getTime();
  const pickup_time =
    minutes === null
      ? null
      : new Date(Math.ceil((now_ms + minutes * MINUTE_MS) / STEP_MS) * STEP_MS).toISOString();
  const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER', pickup_time };
  const placed = await shop.call('POST', '/orders/orderAndPay', body, guest);
  expect(placed.status).toBe(200);
  const { order_id } = placed.body.order;
  await shop.call('POST', `/orders/${order_id}/seen`, undefined, room.staff);
  return order_id;
}

async function onBoard(order_id: string) {
  const { body } = await room.shop.call('GET', '/staff/orders', undefined, room.staff);
  return body.orders.find((order: { order_id: string }) => order.order_id === order_id);
}

test('an order for later is begun, and unseen again, once its kitchen has to begin; one for now stays new', async () => {
  const [later, now] = [await place(180), await place(null)];
  await beginDueOrders(room.shop.deps);
  expect(await onBoard(later)).toMatchObject({
    status: 'ORDER_SENT_TO_KITCHEN',
    seen_at: expect.any(String),
  });
  room.shop.advance(175 * MINUTE_MS);
  const servers = [beginDueOrders(room.shop.deps), beginDueOrders(room.shop.deps)];
  await Promise.all(servers);
  expect(await onBoard(later)).toMatchObject({ status: 'ORDER_PREPARING', seen_at: null });
  expect(await onBoard(now)).toMatchObject({ status: 'ORDER_SENT_TO_KITCHEN' });
});

test('an order for later that staff have begun, or taken back, is left to them', async () => {
  const order_id = await place(180);
  room.shop.advance(175 * MINUTE_MS);
  await beginDueOrders(room.shop.deps);
  const undone = await room.shop.call(
    'POST',
    `/orders/${order_id}/status/undo`,
    { from: 'ORDER_PREPARING' },
    room.staff,
  );
  expect(undone.body.order.status).toBe('ORDER_SENT_TO_KITCHEN');
  await beginDueOrders(room.shop.deps);
  expect(await onBoard(order_id)).toMatchObject({ status: 'ORDER_SENT_TO_KITCHEN' });
});
