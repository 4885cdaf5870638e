import { afterAll, beforeAll, expect, test } from 'vitest';
import { order_numbers } from '../../../db/schema/index';
import { takeNumberOver, takeOrderNumber } from './take-order-number';
import { takeOrderNumbers } from './take-order-numbers';
import { type Shop, startShop } from './testing/start-shop';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
  shop.stopTime();
});
afterAll(() => shop.close());

/** Takes the first free one of these. */
function take(numbers: readonly string[], restaurant_id = shop.restaurant_id) {
  const left = [...numbers];
  const key = { restaurant_id, order_id: shop.deps.newId() };
  return takeOrderNumber(shop.deps, key, () => left.shift() ?? 'ZZZZ');
}

test('a number that another order has is left alone, for a day', async () => {
  expect(await take(['A234'])).toBe('A234');
  expect(await take(['A234', 'A234', 'B234'])).toBe('B234');
  shop.advance(24 * 3_600_000 - 1000);
  expect(await take(['A234', 'C234'])).toBe('C234');
  shop.advance(2000);
  expect(await take(['A234'])).toBe('A234');
  expect(await shop.db.select().from(order_numbers)).toHaveLength(3);
});

test('each restaurant has numbers of its own', async () => {
  expect(await take(['D234'])).toBe('D234');
  expect(await take(['D234'], shop.deps.newId())).toBe('D234');
});

test('of many that want the same at the same moment one gets it', async () => {
  const taken = await Promise.all(
    Array.from({ length: 10 }, (_, index) => take(['E234', `F23${index}`])),
  );
  expect(new Set(taken).size).toBe(10);
  expect(taken).toContain('E234');
});

test('many numbers are taken at once, and held for as long as was asked', async () => {
  const key = { restaurant_id: shop.deps.newId(), order_id: shop.deps.newId() };
  const held_hours = 72;
  const taken = await takeOrderNumbers(shop.deps, key, { count: 500, held_hours });
  expect(new Set(taken).size).toBe(500);
  const [number = ''] = taken;
  const other = { ...key, order_id: shop.deps.newId() };
  shop.advance(72 * 3_600_000 - 1000);
  expect(await takeNumberOver(shop.deps, other, number)).toBe(false);
  shop.advance(2000);
  expect(await takeNumberOver(shop.deps, other, number)).toBe(true);
});

test('where no number is free, none is given twice', async () => {
  await take(['ZZZZ']);
  await expect(take([])).rejects.toThrow('No free order number');
});
