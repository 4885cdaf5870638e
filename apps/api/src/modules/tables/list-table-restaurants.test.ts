import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '../../db/schema/index';
import { type Dining, startDining } from '../payments/settle/testing/start-dining';

let shop: Dining;

beforeAll(async () => {
  shop = await startDining({ config: { trustedProxies: 1 } });
  shop.stopTime();
});
afterAll(() => shop.close());

test('a code that is asked for at every restaurant is found by its table, and guessed at no faster', async () => {
  async function ask(local_id: string, address = '198.51.101.1') {
    const { statusCode, body } = await shop.api.inject({
      url: `/api/table/restaurants?local_id=${local_id}`,
      headers: { 'x-forwarded-for': address },
    });
    return { status: statusCode, body: JSON.parse(body) };
  }
  const found = await ask('tab1');
  expect(found.body.restaurants).toHaveLength(1);
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1) statuses.push((await ask('ZZZZ')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect((await ask('TAB1')).status).toBe(429);
  expect((await ask('TAB1', '203.0.113.9')).status).toBe(200);
});

test('without a code the restaurants with tables are listed', async () => {
  const { body } = await shop.api.inject('/api/table/restaurants');
  expect(JSON.parse(body).restaurants).toHaveLength(1);
});

test('a restaurant whose guests take out, and whose tables are out of service, is not listed', async () => {
  const { db } = shop.api.deps;
  const [table] = await db.update(tables).set({ is_in_service: false }).returning();
  await db.insert(tables).values({
    restaurant_id: String(table?.restaurant_id),
    table_id: randomUUID(),
    section_type: 'TAKEOUT',
  });
  const { body } = await shop.api.inject('/api/table/restaurants');
  expect(JSON.parse(body).restaurants).toEqual([]);
});
