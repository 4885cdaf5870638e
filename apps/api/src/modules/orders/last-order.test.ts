import { instantOfWallTime } from '@comanda/schedules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { menus, restaurants, schedules } from '../../db/schema/index';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';

let shop: Dining;

beforeAll(async () => {
  shop = await startDining();
  shop.stopTime();
  const schedule_id = await openDaily('open', '11:00', '22:00');
  await shop.db.update(restaurants).set({ schedule_id });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await setHours({});
  await setMenuHours(null);
});

async function openDaily(key: string, start_time: string, end_time: string): Promise<string> {
  const { restaurant_id } = shop;
  const schedule_id = shop.deps.newId();
  const intervals = [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => {
    return { day_of_week, start_time, end_time };
  });
  await shop.db
    .insert(schedules)
    .values({ restaurant_id, schedule_id, key, name: '', intervals, exceptions: [] });
  return schedule_id;
}

async function setHours(changes: object): Promise<void> {
  await shop.changeSettings({
    prep_minutes: 20,
    last_order_minutes: 0,
    kitchen_before_opening: false,
    orders_per_slot: null,
    slot_minutes: 15,
    ...changes,
  });
}

async function setMenuHours(schedule_id: string | null): Promise<void> {
  await shop.db.update(menus).set({ schedule_id });
  await shop.changeMenu();
}

/** The next instant at which the restaurant's clock shows a time. */
function nextAt(time: string): Date {
  const now = shop.deps.clock.now();
  const days = [0, 1, 2].map((day) => new Date(now.getTime() + (day - 1) * 86_400_000));
  const instants = days.map((day) =>
    instantOfWallTime(`${day.toISOString().slice(0, 10)}T${time}`, 'America/New_York'),
  );
  const next = instants.find((instant) => instant >= now);
  if (next === undefined) throw new Error(`There is no ${time} within two days.`);
  return next;
}

function waitUntil(time: string): void {
  shop.advance(nextAt(time).getTime() - shop.deps.clock.now().getTime());
}

async function takeOut(changes: object = {}): Promise<string> {
  const guest = await shop.newGuest();
  const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER', ...changes };
  const reply = await shop.call('POST', '/orders/orderAndPay', body, guest);
  return reply.status === 200 ? 'taken' : reply.body.code;
}

async function eatIn(): Promise<string> {
  await shop.clear(await shop.staffToken(), 'TAB1');
  const [diner] = await shop.sit('TAB1', 'Ada');
  const reply = await shop.round(diner as Diner, ['fries']); // one name sits one guest
  return reply.status === 200 ? 'taken' : reply.body.code;
}

describe('an order as soon as possible', () => {
  test('to take out is taken while it is ready before closing', async () => {
    waitUntil('21:39');
    expect(await takeOut()).toBe('taken');
    waitUntil('21:40');
    expect(await takeOut()).toBe('last_order_passed');
    waitUntil('22:00');
    expect(await takeOut()).toBe('restaurant_closed');
  });

  test('is not paid for when it cannot be ready', async () => {
    waitUntil('21:40');
    const guest = await shop.newGuest();
    const body = { ...shop.order(guest.guest_id), mode: 'before' };
    const { body: reply } = await shop.call('POST', '/payments/intent', body, guest);
    expect(reply.code).toBe('last_order_passed');
  });

  test.each([
    ['before opening', '10:50', null],
    ['before its menu begins', '11:15', '11:30'],
    ['while it is the last that is ready', '21:39', null],
  ])('paid %s is placed, and not given back', async (_, time, menu_begins) => {
    await setHours({ kitchen_before_opening: true });
    if (menu_begins !== null)
      await setMenuHours(await openDaily(`from ${menu_begins}`, menu_begins, '22:00'));
    waitUntil(time);
    const guest = await shop.newGuest();
    const wanted = { ...shop.order(guest.guest_id), mode: 'before' };
    const opened = await shop.call('POST', '/payments/intent', wanted, guest);
    const token: string = opened.body.payment_intent.payment_intent_id;
    shop.advance(4 * 60_000);
    await shop.confirm(token);
    const { restaurant_id } = shop;
    const { guest_id } = guest;
    const paid = { restaurant_id, guest_id, payment_method: 'CARD', token };
    const reply = await shop.call('POST', '/orders/orderAndPay', paid, guest);
    expect(reply.body.order.status).toBe('ORDER_SENT_TO_KITCHEN');
  });

  test('at a table is taken until the last order', async () => {
    waitUntil('21:59');
    expect(await eatIn()).toBe('taken');
    await setHours({ last_order_minutes: 30 });
    waitUntil('21:29');
    expect(await eatIn()).toBe('taken');
    waitUntil('21:30');
    expect(await eatIn()).toBe('last_order_passed');
  });

  test('of a menu that ends before it is ready is refused, and of one that begins by then taken', async () => {
    await setMenuHours(await openDaily('lunch', '11:30', '14:00'));
    waitUntil('11:09');
    expect(await takeOut()).toBe('menu_not_served');
    waitUntil('11:10');
    expect(await takeOut()).toBe('taken');
    waitUntil('13:39');
    expect(await takeOut()).toBe('taken');
    waitUntil('13:40');
    expect(await takeOut()).toBe('menu_not_served');
  });

  test('is taken before opening only where the kitchen is at work', async () => {
    waitUntil('10:50');
    expect(await takeOut()).toBe('restaurant_closed');
    await setHours({ kitchen_before_opening: true });
    expect(await takeOut()).toBe('taken');
  });

  test('waits for no place past closing', async () => {
    await setHours({ orders_per_slot: 1 });
    waitUntil('21:20');
    expect(await takeOut()).toBe('taken');
    expect(await takeOut()).toBe('taken');
    expect(await takeOut()).toBe('slot_full');
  });
});

describe('a pickup time', () => {
  test('is taken from opening and the time of the kitchen to the last order', async () => {
    await setHours({ last_order_minutes: 30 });
    waitUntil('09:00');
    async function code(time: string): Promise<string> {
      return await takeOut({ pickup_time: nextAt(time).toISOString() });
    }
    expect(await code('11:15')).toBe('pickup_time_invalid');
    expect(await code('11:20')).toBe('taken');
    expect(await code('21:25')).toBe('taken');
    expect(await code('21:30')).toBe('pickup_time_invalid');
  });

  test('of a placed order is changed by the same rule, and so is none', async () => {
    await setMenuHours(await openDaily('dinner', '17:00', '21:50'));
    waitUntil('16:00');
    const guest = await shop.newGuest();
    const pickup_time = nextAt('18:00').toISOString();
    const counter = { ...shop.order(guest.guest_id), payment_method: 'COUNTER', pickup_time };
    const { order } = (await shop.call('POST', '/orders/orderAndPay', counter, guest)).body;
    async function change(body: object): Promise<string> {
      const asked = { order_id: order.order_id, ...body };
      const reply = await shop.call('POST', '/orders/setType', asked, guest);
      return reply.status === 200 ? 'changed' : reply.body.code;
    }
    function at(time: string): object {
      return { order_type: 2, pickup_time: nextAt(time).toISOString() };
    }
    expect(await change(at('16:55'))).toBe('pickup_time_invalid');
    expect(await change({ order_type: 1 })).toBe('pickup_time_invalid');
    expect(await change(at('21:45'))).toBe('changed');
    waitUntil('21:29');
    expect(await change({ order_type: 1 })).toBe('changed');
    waitUntil('21:35');
    expect(await change({ order_type: 1 })).toBe('pickup_time_invalid');
    waitUntil('21:41');
    expect(await change({ order_type: 1 })).toBe('last_order_passed');
  });
});
