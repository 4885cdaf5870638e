import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dining, startDining } from '../../settle/testing/start-dining';

let shop: Dining;

beforeAll(async () => {
  shop = await startDining({ config: { trustedProxies: 1 } });
  // Limits count by the minute: all guesses are of one.
  shop.stopTime();
});
afterAll(() => shop.close());

test('of a thousand guesses of a table’s code from fifty addresses five hundred are answered', async () => {
  const replies = [];
  for (let guess = 0; guess < 1000; guess += 50) {
    replies.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, address) =>
          shop.join('ZZZZ', {}, { headers: { 'x-forwarded-for': `198.51.100.${address + 10}` } }),
        ),
      )),
    );
  }
  const answered = replies.filter(({ status }) => status === 404);
  expect(answered).toHaveLength(500);
  expect(new Set(answered.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});
