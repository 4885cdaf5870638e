import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders, outbox, restaurants, schedules } from '../../db/schema/index';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';

let shop: Shop;
const statements: string[] = [];

beforeAll(async () => {
  shop = await startShop({ onStatement: (sql) => void statements.push(sql) });
}, 60_000);
afterAll(() => shop.close());

type Guest = Awaited<ReturnType<Shop['newGuest']>>;

function place(guest: Guest, changes: object = {}, key: string = randomUUID()) {
  const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER', ...changes };
  return shop.call('POST', '/orders/orderAndPay', body, { token: guest.token, key });
}

async function ordersOf({ guest_id }: Guest) {
  return await shop.db.select().from(orders).where(eq(orders.guest_id, guest_id));
}

describe('an order that is paid at the counter', () => {
  test('is placed unpaid, with a number and a time', async () => {
    const guest = await shop.newGuest('Ada');
    const { status, body } = await place(guest, {
      expected_total: 2478,
      order_instructions: ' Ring twice ',
    });
    expect(status).toBe(200);
    expect(body.order).toMatchObject({
      status: 'ORDER_SENT_TO_KITCHEN',
      guest_name: 'Ada',
      order_instructions: 'Ring twice',
      payment_status: null,
      payment_method: 'COUNTER',
      totals: {
        subtotal: 2000,
        discount: 0,
        net_total: 2000,
        tax_amount: 178,
        tip_amount: 300,
        total_with_tip_and_tax: 2478,
      },
      items: [
        { name: 'Fries', multiplier: 2, amount: 900, has_paid: 'PAYMENT_UNPAID', allergens: [] },
        {
          name: 'Burger',
          price_with_modifiers: 1100,
          modifiers: [{ name: 'Beef', count: 1 }],
          special_instructions: 'no salt',
          allergens: null,
        },
      ],
    });
    expect(
      (await shop.call('GET', `/orders/${guest.guest_id}/getGuestOrder`, undefined, guest)).body
        .order,
    ).toEqual(body.order);
  });

  test('takes two statements, and one commit: all that it writes is one of them', async () => {
    const guest = await shop.newGuest();
    // The first one reads the menu into memory.
    await place(guest);
    statements.length = 0;
    expect((await place(guest)).status).toBe(200);
    // The news of it goes out behind the commit, with those of other orders.
    const all = statements.filter((sql) => !sql.includes('pg_notify'));
    const [caller, write, ...others] = all.map((sql) => sql.trim());
    expect(others).toEqual([]);
    expect(caller).toMatch(
      /^select .* from "access_tokens" .* left join "idempotency_keys" .* left join "guests"/s,
    );
    // No transaction is begun around it: it commits by itself.
    expect(write).toMatch(/^with "seated" as/);
    expect([...(write ?? '').matchAll(/insert into "(\w+)"/g)].map(([, table]) => table)).toEqual([
      'order_numbers',
      'orders',
      'order_items',
      'order_campaigns',
      'outbox',
      'idempotency_keys',
    ]);
  });

  test('is placed once when it is sent several times at the same moment', async () => {
    const guest = await shop.newGuest();
    // The first rounds open the database's connections; only with those do the twins race.
    for (let round = 1; round <= 8; round += 1) {
      // Twins count one by one until the first is answered, and a guest places ten unpaid orders in ten minutes.
      shop.advance(600_000);
      const key = randomUUID();
      const twins = await Promise.all(Array.from({ length: 6 }, () => place(guest, {}, key)));
      const later = await place(guest, {}, key);
      for (const reply of twins) {
        expect(reply.status).toBe(200);
        expect(reply.body).toEqual(later.body);
      }
      expect(later.headers['idempotent-replayed']).toBe('true');
      expect(await ordersOf(guest)).toHaveLength(round);
      const messages = await shop.db.select().from(outbox);
      const { order_id } = later.body.order;
      expect(messages.filter(({ payload }) => payload['order_id'] === order_id)).toHaveLength(1);
    }
  });

  test('is repeated as it was although the menu has changed since', async () => {
    const guest = await shop.newGuest();
    const key = randomUUID();
    const first = await place(guest, {}, key);
    await shop.setStock('fries', false);
    const again = await place(guest, {}, key);
    await shop.setStock('fries', true);
    expect(again.body).toEqual(first.body);
  });

  test('is not placed when the restaurant takes none', async () => {
    const guest = await shop.newGuest();
    expect((await place(guest, { order_type: 'DINE_IN' })).body.code).toBe(
      'payment_method_unavailable',
    );
    expect(await ordersOf(guest)).toEqual([]);
  });

  test('is not placed at another price than the guest was shown', async () => {
    const guest = await shop.newGuest();
    expect((await place(guest, { expected_total: 1 })).body).toMatchObject({
      code: 'price_changed',
      totals: { total_with_tip_and_tax: 2478 },
    });
    expect(await ordersOf(guest)).toEqual([]);
  });

  test('is ready at its pickup time', async () => {
    const guest = await shop.newGuest();
    const step = 5 * 60_000;
    const pickup_time = new Date(
      Math.ceil(shop.deps.clock.now().getTime() / step) * step + 12 * step,
    ).toISOString();
    expect((await place(guest, { pickup_time })).body.order).toMatchObject({
      pickup_time,
      ready_at: pickup_time,
    });
  });

  test('outside the hours is taken for a time within them, and not for now', async () => {
    const { restaurant_id } = shop;
    const schedule_id = shop.deps.newId();
    // The day after tomorrow, wherever the clock stands.
    const day = new Date(Date.now() + 2 * 86_400_000);
    const date = day.toISOString().slice(0, 10);
    const exceptions = [{ date, intervals: [{ start_time: '11:00', end_time: '15:00' }] }];
    await shop.db
      .insert(schedules)
      .values({ restaurant_id, schedule_id, key: 'later', name: '', intervals: [], exceptions });
    await shop.db.update(restaurants).set({ schedule_id });
    await shop.changeMenu();
    const guest = await shop.newGuest();
    expect((await place(guest)).body.code).toBe('restaurant_closed');
    // Noon in New York is 16:00 or 17:00 UTC, by the season.
    const pickup_time = `${date}T17:00:00.000Z`;
    expect((await place(guest, { pickup_time })).body.order).toMatchObject({ pickup_time });
    const evening = `${date}T23:00:00.000Z`;
    expect((await place(guest, { pickup_time: evening })).body.code).toBe('pickup_time_invalid');
    await shop.db.update(restaurants).set({ schedule_id: null });
    await shop.changeMenu();
  });

  test('is nobody’s business at another table', async () => {
    const [guest, other] = [await shop.newGuest(), await shop.newGuest()];
    await place(guest);
    const foreign = await shop.call(
      'GET',
      `/orders/${guest.guest_id}/getGuestOrder`,
      undefined,
      other,
    );
    const absent = await shop.call(
      'GET',
      `/orders/${randomUUID()}/getGuestOrder`,
      undefined,
      other,
    );
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(absent.body);
  });
});

describe('what an order would cost', () => {
  test('is told to anyone, at any hour', async () => {
    await shop.setState('INACTIVE');
    const { guest_id: _guest, ...order } = shop.order(randomUUID());
    const reply = await shop.call('POST', '/order/calculateTotals', { order });
    await shop.setState('ACTIVE');
    expect(reply.body.totals).toEqual({
      subtotal: 2000,
      discount: 0,
      net_total: 2000,
      delivery_fee: 0,
      tax_rate: '8.8750',
      tax_amount: 178,
      included_tax: 0,
      taxes: [{ rate: '8.8750', taxable: 2000, amount: 178 }],
      total_with_tax: 2178,
      tip_amount: 300,
      delivery_tip_amount: 0,
      total_with_tip_and_tax: 2478,
    });
  });

  test('of a restaurant that does not exist is told to nobody', async () => {
    const order = { ...shop.order(randomUUID()), restaurant_id: randomUUID() };
    const { guest_id: _guest, ...rest } = order;
    expect((await shop.call('POST', '/order/calculateTotals', { order: rest })).body.code).toBe(
      'restaurant_not_found',
    );
  });
});

test('an order that costs nothing is placed without a payment, wherever else one is asked for', async () => {
  await shop.changeSettings({ pay_at_counter: 'RESTAURANT_SETTING_NONE' });
  const guest = await shop.newGuest('Grace');
  const fries = { item_id: shop.ids.get('fries'), modifier_ids: [], multiplier: 1 };
  expect((await place(guest, { items: [fries] })).body.code).toBe('payment_method_unavailable');
  await shop.setPrice('fries', 0);
  const { status, body } = await place(guest, { items: [fries], expected_total: 0 });
  expect([status, body.order?.totals.total_with_tip_and_tax]).toEqual([200, 0]);
  expect(body.order).toMatchObject({ status: 'ORDER_SENT_TO_KITCHEN', payment_method: 'COUNTER' });
});
