import { curbsideRequest } from '@comanda/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orders, waiter_calls } from '../../db/schema/index';
import { openStaffSession } from '../../testing/open-sessions';
import { type Dining, startDining } from '../payments/settle/testing/start-dining';

const HOUR_MS = 3_600_000;
const SLOT_MS = 15 * 60_000;

let shop: Dining;
let waited_ms = 0;
beforeAll(async () => {
  shop = await startDining();
  await shop.changeSettings({ curbside_enabled: true });
}, 60_000);
beforeEach(() => shop.db.delete(waiter_calls));
afterAll(() => shop.close());

/** Ada orders now, for in so many hours or for as soon as it is ready. */
async function order(in_hours?: number) {
  const guest = await shop.newGuest('Ada');
  const wanted = in_hours === undefined ? null : Date.now() + waited_ms + in_hours * HOUR_MS;
  const pickup_time =
    wanted === null ? null : new Date(Math.ceil(wanted / SLOT_MS) * SLOT_MS).toISOString();
  const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER', pickup_time };
  return (await shop.call('POST', '/orders/orderAndPay', body, guest)).body.order;
}

function wait(hours: number): void {
  waited_ms += hours * HOUR_MS;
  shop.advance(hours * HOUR_MS);
}

function park(order_number: string) {
  const { restaurant_id } = shop;
  const call = { restaurant_id, order_number, guest_name: 'Ada', request: 'PARKING #4' };
  return shop.call('POST', '/table/callWaiter', call);
}

test('what was ordered days ahead is brought to the car when its time has come', async () => {
  const { order_number } = await order(50);
  wait(49);
  expect((await park(order_number)).status).toBe(200);
  wait(3 * 24);
  expect((await park(order_number)).body.code).toBe('not_found');
});

test('the board says at which parking spot the guest of an order waits', async () => {
  const { order_id, order_number } = await order();
  const staff = await openStaffSession(shop.deps, shop.restaurant_id);
  async function spot() {
    const { orders: board } = (await shop.call('GET', '/staff/orders', undefined, staff)).body;
    return board.find((each: { order_id: string }) => each.order_id === order_id).parking_spot;
  }
  expect(await spot()).toBeNull();
  const { restaurant_id } = shop;
  const request = curbsideRequest('4');
  await shop.call('POST', '/table/callWaiter', { restaurant_id, order_number, request });
  expect(await spot()).toBe('4');
});

test('of two with the same number the one is meant whose time is nearer', async () => {
  const ahead = await order(60);
  wait(52);
  const ready = await order();
  await shop.db
    .update(orders)
    .set({ order_number: ahead.order_number })
    .where(eq(orders.order_id, ready.order_id));
  expect((await park(ahead.order_number)).status).toBe(200);
  wait(8);
  expect((await park(ahead.order_number)).status).toBe(200);
  const called = await shop.db.select().from(waiter_calls).orderBy(waiter_calls.created_at);
  expect(called.map(({ table_id }) => table_id)).toEqual([ready.table_id, ahead.table_id]);
});
