import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payments, restaurants, schedules } from '../../db/schema/index';
import { paidOrders } from '../../modules/payments/settle/testing/paid-orders';
import { type Shop, startShop } from '../../modules/payments/settle/testing/start-shop';
import { closeAfterHours } from './close-after-hours';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TOTAL = 2478;

let shop: Shop;
let schedule_id: string;
const { openIntent, placePaid, ordersOf, moneyOf } = paidOrders(() => shop);

beforeAll(async () => {
  shop = await startShop();
  shop.stopTime();
  schedule_id = shop.deps.newId();
  const { restaurant_id } = shop;
  await shop.db
    .insert(schedules)
    .values({ restaurant_id, schedule_id, key: 'hours', name: '', intervals: [], exceptions: [] });
  await shop.db.update(restaurants).set({ schedule_id });
  // A kitchen quick enough for an order five minutes before closing.
  await shop.changeSettings({ timezone: 'UTC', prep_minutes: 1 });
}, 60_000);
afterAll(() => shop.close());
/** Noon of the next day, and the restaurant closes in five minutes. */
beforeEach(async () => {
  const now = shop.deps.clock.now().getTime();
  shop.advance(DAY_MS - (now % DAY_MS) + DAY_MS / 2);
  const date = shop.deps.clock.now().toISOString().slice(0, 10);
  const tomorrow = new Date(shop.deps.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  const exceptions = [
    { date, intervals: [{ start_time: '09:00', end_time: '12:05' }] },
    { date: tomorrow, intervals: [{ start_time: '09:00', end_time: '18:00' }] },
  ];
  await shop.db.update(schedules).set({ exceptions });
  await shop.changeMenu();
});

async function statusOf(guest_id: string): Promise<string | undefined> {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.guest_id, guest_id));
  return payment?.status;
}

test('a payment that was opened before closing is closed ten minutes after it, and takes no card any more', async () => {
  const guest = await openIntent();
  shop.advance(14 * MINUTE_MS);
  await closeAfterHours(shop.deps);
  expect(await statusOf(guest.guest_id)).toBe('CREATED');
  shop.advance(MINUTE_MS);
  await closeAfterHours(shop.deps);
  expect(await statusOf(guest.guest_id)).toBe('CANCELLED');
  await expect(shop.confirm(guest.pi)).rejects.toThrow('canceled');
  expect(await moneyOf(guest.guest_id)).toEqual({ captured: 0, refunded: 0 });
});

test('money that the processor has by then stays an order, although nobody has told of it', async () => {
  const guest = await openIntent();
  shop.advance(14 * MINUTE_MS);
  await shop.confirm(guest.pi);
  shop.advance(2 * MINUTE_MS);
  await closeAfterHours(shop.deps);
  expect(await ordersOf(guest.guest_id)).toMatchObject([{ status: 'ORDER_SENT_TO_KITCHEN' }]);
  expect(await moneyOf(guest.guest_id)).toEqual({ captured: TOTAL, refunded: 0 });
  expect((await placePaid(guest)).body.order.status).toBe('ORDER_SENT_TO_KITCHEN');
});

test('a processor that does not answer is asked again in the next run', async () => {
  const guest = await openIntent();
  shop.advance(15 * MINUTE_MS);
  await shop.fault({ kind: 'status', status: 500, when: 'before', match: {} });
  await closeAfterHours(shop.deps);
  expect(await statusOf(guest.guest_id)).toBe('CREATED');
  await shop.control('faults', undefined, 'DELETE');
  shop.advance(MINUTE_MS);
  await closeAfterHours(shop.deps);
  expect(await statusOf(guest.guest_id)).toBe('CANCELLED');
});

test('an order for tomorrow can be paid while the restaurant is closed', async () => {
  const noon = new Date(shop.deps.clock.now().getTime() + DAY_MS);
  const guest = await openIntent({ pickup_time: noon.toISOString() });
  expect(guest.reply.status).toBe(200);
  shop.advance(60 * MINUTE_MS);
  await closeAfterHours(shop.deps);
  expect(await statusOf(guest.guest_id)).toBe('CREATED');
  await shop.confirm(guest.pi);
  expect((await placePaid(guest)).body.order.status).toBe('ORDER_SENT_TO_KITCHEN');
});
