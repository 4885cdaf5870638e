import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dining, startDining } from '../payments/settle/testing/start-dining';

let shop: Dining;

beforeAll(async () => {
  shop = await startDining({ config: { trustedProxies: 1 } });
  // Limits count by the minute: all guesses are of one.
  shop.stopTime();
});
afterAll(() => shop.close());

function joinFrom(address: string, local_id: string) {
  return shop.join(local_id, {}, { headers: { 'x-forwarded-for': address } });
}

test('of a thousand guesses of a table’s code from fifty addresses each has five answered', async () => {
  const replies = [];
  for (let guess = 0; guess < 1000; guess += 50) {
    replies.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, address) => joinFrom(`198.51.100.${address + 10}`, 'ZZZZ')),
      )),
    );
  }
  const answered = replies.filter(({ status }) => status === 404);
  expect(answered).toHaveLength(250);
  expect(new Set(answered.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  // Those who have guessed wait, whatever they type; a guest with the right code sits down.
  expect((await joinFrom('198.51.100.10', 'TAB1')).status).toBe(429);
  expect((await joinFrom('203.0.113.1', 'TAB1')).status).toBe(200);
  expect((await joinFrom('203.0.113.2', 'ZZZZ')).status).toBe(404);
  expect((await joinFrom('203.0.113.2', 'TAB1')).status).toBe(200);
});

test('the addresses of one network guess together, and right codes count for none of it', async () => {
  for (let guest = 0; guest < 30; guest += 1)
    expect((await joinFrom('2001:db8:2::1', 'TAB1')).status).toBe(200);
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1)
    statuses.push((await joinFrom(`2001:db8:1:${guess}::1`, 'ZZZZ')).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(5);
  expect((await joinFrom('2001:db8:2::1', 'TAB1')).status).toBe(200);
});
