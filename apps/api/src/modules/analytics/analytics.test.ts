import type { AnalyticsReply, OrderStatus } from '@comanda/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guests, items, order_items, orders, table_sessions, tables } from '../../db/schema/index';
import { type SmallRestaurant, startSmallRestaurant } from '../../testing/small-restaurant';
import { monthBefore } from './read-sales';

const NOW = new Date('2026-03-31T12:00:00Z');
const LATELY = new Date('2026-03-20T12:00:00Z');
let small: SmallRestaurant;
let classic: string;
let veggie: string;
let cola: string;
const statements: string[] = [];

beforeAll(async () => {
  small = await startSmallRestaurant({
    clock: { now: () => NOW },
    onStatement: (sql) => statements.push(sql),
  });
  [classic, veggie, cola] = ['Classic', 'Veggie', 'Cola'].map((name) => small.itemId(name)) as [
    string,
    string,
    string,
  ];
  for (let order = 0; order < 3; order += 1) await place([classic, cola], LATELY);
  await place([cola], LATELY);
  await place([veggie, cola], LATELY);
  // None of these counts: too old, never placed, cancelled.
  for (let order = 0; order < 9; order += 1)
    await place([classic], new Date('2026-02-27T12:00:00Z'));
  await place([classic, classic, classic, classic, classic], LATELY, 'ORDER_CANCELLED');
  await place([classic, classic, classic, classic, classic], LATELY, 'ORDER_OPEN');
});
afterAll(() => small.close());

async function place(
  item_ids: readonly string[],
  placed_at: Date,
  status: OrderStatus = 'ORDER_COMPLETED',
): Promise<void> {
  const { db, newId, newGuestId } = small.api.deps;
  const { restaurant_id } = small;
  const ids = { table_id: newId(), table_session_id: newId(), guest_id: newGuestId() };
  const order_id = newId();
  const { guest_id, ...session } = ids;
  await db.insert(tables).values({ restaurant_id, ...session, section_type: 'TAKEOUT' });
  await db.insert(table_sessions).values({ restaurant_id, ...session });
  await db.insert(guests).values({ restaurant_id, ...ids, name: guest_id });
  const money = {
    subtotal: 1,
    discount: 0,
    net_total: 1,
    delivery_fee: 0,
    tax_rate: '0',
    tax_amount: 0,
    total_with_tax: 1,
    tip_amount: 0,
    delivery_tip_amount: 0,
    total_with_tip_and_tax: 1,
  };
  await db.insert(orders).values({
    restaurant_id,
    order_id,
    ...ids,
    ...money,
    order_type: 'TAKEOUT',
    status,
    currency: 'USD',
    placed_at,
  });
  await db.insert(order_items).values(
    item_ids.map((item_id, position) => ({
      restaurant_id,
      order_id,
      item_instance_id: newId(),
      position,
      item_id,
      menu_id: newId(),
      menu_name: 'Menu',
      name: 'Dish',
      price: 1,
      price_with_modifiers: 1,
      multiplier: 1,
      amount: 1,
      discount: 0,
      modifiers: [],
      special_instructions: '',
      is_reward_item: false,
      has_paid: 'PAYMENT_UNPAID' as const,
    })),
  );
}

function oneRestaurant() {
  return {
    member: 'Restaurants.restaurant_id',
    operator: 'equals',
    values: [small.restaurant_id],
  };
}
function topTen() {
  return {
    dimensions: ['Items.item_id', 'Items.name'],
    timeDimensions: [{ dimension: 'Orders.placed_at', dateRange: 'last month' }],
    filters: [oneRestaurant()],
    order: { 'Items.sold': 'desc' },
    limit: 10,
  };
}
function recommendations(item_ids: readonly string[]) {
  return {
    dimensions: ['Items.item_id', 'Items.name'],
    filters: [oneRestaurant(), { member: 'Carts.item_id', operator: 'equals', values: item_ids }],
    order: { 'Items.ordered_together': 'desc' },
    limit: 10,
  };
}

async function load(query: unknown): Promise<AnalyticsReply> {
  const reply = await small.api.inject({
    method: 'POST',
    url: '/api/cubejs-api/v1/load',
    body: { query },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

describe('what sold most', () => {
  test('in the last month, of what was really ordered and can be had now', async () => {
    const { data } = await load(topTen());
    expect(data).toEqual([
      { 'Items.item_id': cola, 'Items.name': 'Cola' },
      { 'Items.item_id': classic, 'Items.name': 'Classic' },
    ]);
  });

  test('tells names and ids, in the form of a Cube reply, and no counts', async () => {
    const reply = await load(topTen());
    expect(Object.keys(reply)).toEqual(['query', 'data', 'annotation']);
    expect(reply.query).toEqual(topTen());
    expect(Object.keys(reply.annotation.dimensions)).toEqual(['Items.item_id', 'Items.name']);
    expect(reply.annotation.measures).toEqual({});
    for (const row of reply.data) expect(Object.keys(row)).toHaveLength(2);
  });

  test('is counted once in a while, not for everyone who asks', async () => {
    await load(topTen());
    statements.length = 0;
    await Promise.all([load(topTen()), load(recommendations([cola])), load(topTen())]);
    expect(statements).toEqual([]);
  });
});

describe('what goes with it', () => {
  test('is what was ordered together, never what is in the cart or sold out', async () => {
    expect((await load(recommendations([classic]))).data.map((row) => row['Items.name'])).toEqual([
      'Cola',
    ]);
    expect((await load(recommendations([cola]))).data.map((row) => row['Items.name'])).toEqual([
      'Classic',
    ]);
    expect((await load(recommendations([cola, classic]))).data).toEqual([]);
  });

  test('of nothing is what sells', async () => {
    expect((await load(recommendations([]))).data.map((row) => row['Items.name'])).toEqual([
      'Cola',
      'Classic',
    ]);
  });
});

test('what sold out leaves the lists at once', async () => {
  const { db, events } = small.api.deps;
  const { restaurant_id } = small;
  await load(topTen());
  await db.update(items).set({ is_in_stock: false });
  await events.publish(db, {
    type: 'restaurant.changed',
    restaurant_id,
    menu_version: 9,
    state: 'ACTIVE',
  });
  await expect.poll(async () => (await load(topTen())).data).toEqual([]);
  await db.update(items).set({ is_in_stock: true });
  await events.publish(db, {
    type: 'restaurant.changed',
    restaurant_id,
    menu_version: 10,
    state: 'ACTIVE',
  });
  await expect.poll(async () => (await load(topTen())).data).toHaveLength(3);
});

describe('T14: any other query does not exist', () => {
  const variations: [string, () => unknown][] = [
    ['another limit', () => ({ ...topTen(), limit: 100 })],
    ['no restaurant', () => ({ ...topTen(), filters: [] })],
    [
      'two restaurants',
      () => ({
        ...topTen(),
        filters: [{ ...oneRestaurant(), values: [small.restaurant_id, small.restaurant_id] }],
      }),
    ],
    [
      'every restaurant but one',
      () => ({ ...topTen(), filters: [{ ...oneRestaurant(), operator: 'notEquals' }] }),
    ],
    ['a count beside it', () => ({ ...topTen(), measures: ['Items.sold'] })],
    ['guests', () => ({ ...topTen(), dimensions: ['Guests.name', 'Guests.phone_number'] })],
    ['all times', () => ({ ...topTen(), timeDimensions: [] })],
    ['another order', () => ({ ...topTen(), order: { 'Items.sold': 'asc' } })],
    ['two queries at once', () => [topTen(), topTen()]],
    ['text', () => JSON.stringify(topTen())],
    ['nothing', () => null],
    [
      'a restaurant that does not exist',
      () => ({
        ...topTen(),
        filters: [{ ...oneRestaurant(), values: ['01920000-0000-7000-8000-000000000000'] }],
      }),
    ],
  ];

  test.each(variations)('%s', async (_, query) => {
    const reply = await small.api.inject({
      method: 'POST',
      url: '/api/cubejs-api/v1/load',
      body: { query: query() },
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.json().code).toBe('not_found');
  });

  test('neither by GET nor at other addresses of Cube', async () => {
    expect((await small.api.inject('/api/cubejs-api/v1/load?query={}')).statusCode).toBe(405);
    expect((await small.api.inject('/api/cubejs-api/v1/meta')).statusCode).toBe(404);
    expect((await small.api.inject('/api/cubejs-api/v1/sql')).statusCode).toBe(404);
  });
});

test.each([
  ['2026-03-31T12:00:00Z', '2026-02-28T12:00:00.000Z'],
  ['2026-05-31T12:00:00Z', '2026-04-30T12:00:00.000Z'],
  ['2026-01-15T00:00:00Z', '2025-12-15T00:00:00.000Z'],
])('a month before %s is %s', (now, before) => {
  expect(monthBefore(new Date(now)).toISOString()).toBe(before);
});
