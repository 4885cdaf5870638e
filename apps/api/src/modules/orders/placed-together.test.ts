import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order_numbers, orders, outbox } from '../../db/schema/index';
import { runServer } from '../../run-server';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';
import { startCuttableProxy } from '../../testing/cuttable-proxy';
import { testConfig } from '../../testing/test-config';

const GUESTS = 12;
const CUT_OFF_GUESTS = 9;
const ROUNDS = 6;
/** An address places so many unpaid orders in this time. */
const LIMIT_WINDOW_MS = 600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

type Guest = Awaited<ReturnType<Shop['newGuest']>>;

function place({ guest_id, token }: Guest, key: string, changes: object = {}) {
  const body = { ...shop.order(guest_id), payment_method: 'COUNTER', ...changes };
  return shop.call('POST', '/orders/orderAndPay', body, { token, key });
}

/** Rows written for these orders, and the number of transactions. */
async function written(ids: readonly string[]) {
  const isOne = inArray(orders.order_id, [...ids]);
  const rows = await shop.db
    .select({ guest_id: orders.guest_id, by: sql<string>`${orders}.xmin::text` })
    .from(orders)
    .where(isOne);
  const numbers = await shop.db
    .select()
    .from(order_numbers)
    .where(inArray(order_numbers.order_id, [...ids]));
  const messages = await shop.db.select().from(outbox);
  return {
    guests: rows.map(({ guest_id }) => guest_id),
    commits: new Set(rows.map(({ by }) => by)).size,
    numbers: numbers.length,
    messages: messages.filter(({ payload }) => ids.includes(String(payload['order_id']))).length,
  };
}

test('orders that come at the same moment are placed together, each for its own guest', async () => {
  const guests: Guest[] = [];
  for (let at = 0; at < GUESTS; at += 1) guests.push(await shop.newGuest(`Guest ${at}`));
  let commits = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    shop.advance(LIMIT_WINDOW_MS);
    const replies = await Promise.all(
      guests.map((guest, at) => place(guest, randomUUID(), { order_instructions: `${at}` })),
    );
    expect(replies.map(({ status }) => status)).toEqual(guests.map(() => 200));
    expect(
      replies.map(({ body }) => [body.order.guest_name, body.order.order_instructions]),
    ).toEqual(guests.map((_, at) => [`Guest ${at}`, `${at}`]));
    const there = await written(replies.map(({ body }) => body.order.order_id));
    expect(there.guests.toSorted()).toEqual(guests.map(({ guest_id }) => guest_id).toSorted());
    expect(there).toMatchObject({ numbers: GUESTS, messages: GUESTS });
    commits += there.commits;
  }
  const isPostgres = shop.api.database.url !== null;
  if (isPostgres) expect(commits).toBeLessThan(GUESTS * ROUNDS);
  else expect(commits).toBe(GUESTS * ROUNDS);
}, 60_000);

test('twins among them are one order, told the same, and take nobody with them', async () => {
  const guests: Guest[] = [];
  for (let at = 0; at < GUESTS; at += 1) guests.push(await shop.newGuest());
  const [first] = guests;
  if (first === undefined) throw new Error('no guest');
  for (let round = 0; round < ROUNDS; round += 1) {
    shop.advance(LIMIT_WINDOW_MS);
    const key = randomUUID();
    const twins = Array.from({ length: 4 }, () => first);
    const replies = await Promise.all(
      [...guests, ...twins].map((guest) => place(guest, guest === first ? key : randomUUID())),
    );
    expect(replies.map(({ status }) => status)).toEqual([...guests, ...twins].map(() => 200));
    const ids = new Set<string>(replies.map(({ body }) => body.order.order_id));
    expect(ids.size).toBe(GUESTS);
    const told = replies.slice(GUESTS).map(({ body }) => body);
    expect(told).toEqual(twins.map(() => replies[0]?.body));
    expect(await written([...ids])).toMatchObject({ numbers: GUESTS, messages: GUESTS });
    expect((await written([...ids])).guests).toHaveLength(GUESTS);
  }
}, 60_000);

test('whoever asks again after the database was cut off has one order for each that they wanted', async () => {
  const { url } = shop.api.database;
  if (url === null) return expect(url).toBeNull();
  const proxy = await startCuttableProxy(url);
  const server = await runServer(
    testConfig({ databaseUrl: proxy.url, host: '127.0.0.1', port: 0, surfacesFile: 'none.json' }),
  );
  const guests: Guest[] = [];
  // Together they stay below what one address may order unpaid.
  for (let at = 0; at < CUT_OFF_GUESTS; at += 1) guests.push(await shop.newGuest());
  shop.callServer(server.url);
  const told: string[] = [];
  const statuses = new Set<number>();

  async function insist(guest: Guest, key: string): Promise<void> {
    for (;;) {
      const { status, body } = await place(guest, key);
      statuses.add(status);
      if (status === 200) return void told.push(body.order.order_id);
      await sleep(50);
    }
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const insisting = guests.map((guest) => insist(guest, randomUUID()));
    await sleep(10 + 7 * round);
    proxy.cut();
    await sleep(30);
    proxy.mend();
    await Promise.all(insisting);
  }
  shop.callServer();
  await server.stop('the test is over');
  await proxy.close();
  expect(statuses).toEqual(new Set([200, 503]));
  expect(new Set(told).size).toBe(CUT_OFF_GUESTS * ROUNDS);
  const all = await shop.db
    .select({ order_id: orders.order_id })
    .from(orders)
    .where(
      inArray(
        orders.guest_id,
        guests.map(({ guest_id }) => guest_id),
      ),
    );
  expect(all.map(({ order_id }) => order_id).toSorted()).toEqual(told.toSorted());
}, 60_000);
