import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotency_keys, order_items, order_numbers, orders } from '../../db/schema/index';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';
import { testConfig } from '../../testing/test-config';

const API = fileURLToPath(new URL('../../..', import.meta.url));
const GUESTS = 12;
const LINES_EACH = 2;
/** How long after the first order a server is told to stop: amid its first batches, and amid later ones. */
const STOPS_AFTER_MS = [30, 100, 250];

const running = new Set<ChildProcess>();
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await shop.close();
});

type Guest = Awaited<ReturnType<Shop['newGuest']>>;
type Told = { readonly guest: Guest; readonly order_id: string | null };
type Server = {
  readonly url: string;
  /** By the signal; resolves with how it ended. */
  readonly stop: () => Promise<number | null>;
};

test('a server that is told to stop amid orders leaves each whole or not at all, and tells the truth', async () => {
  const { url } = shop.api.database;
  // The embedded database is open in this process.
  if (url === null) return expect(url).toBeNull();
  const guests: Guest[] = [];
  for (let at = 0; at < GUESTS; at += 1) guests.push(await shop.newGuest());
  /** By the key of each order what its guest was told of it, null = nothing. */
  const told = new Map<string, Told>();

  for (const delay_ms of STOPS_AFTER_MS) {
    const server = await startServer(url);
    shop.callServer(server.url);
    const ordering = guests.map(async (guest) => {
      for (;;) {
        const key = randomUUID();
        const order_id = await place(guest, key).catch(() => null);
        told.set(key, { guest, order_id });
        if (order_id === null) return;
      }
    });
    await sleep(delay_ms);
    expect(await server.stop()).toBe(0);
    await Promise.all(ordering);
  }

  shop.callServer();
  const unplaced = [...told].filter(([, { order_id }]) => order_id === null);
  expect(unplaced.length).toBeGreaterThan(0);
  for (const [key, { guest }] of unplaced)
    told.set(key, { guest, order_id: await place(guest, key) });
  await compare(guests, told);
}, 120_000);

/** The id of the order, once the guest is told that it is placed. */
async function place({ guest_id, token }: Guest, key: string): Promise<string> {
  const body = { ...shop.order(guest_id), payment_method: 'COUNTER' };
  const reply = await shop.call('POST', '/orders/orderAndPay', body, { token, key });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.order.order_id;
}

/** Compares replies with the stored rows. */
async function compare(guests: readonly Guest[], told: ReadonlyMap<string, Told>): Promise<void> {
  const ids = guests.map(({ guest_id }) => guest_id);
  const placed = await shop.db.select().from(orders).where(inArray(orders.guest_id, ids));
  const wanted = placed.map(({ order_id }) => order_id).toSorted();
  expect([...told.values()].map(({ order_id }) => String(order_id)).toSorted()).toEqual(wanted);
  const lines = await shop.db.select().from(order_items);
  const numbers = await shop.db.select().from(order_numbers);
  const answers = await shop.db
    .select()
    .from(idempotency_keys)
    .where(inArray(idempotency_keys.idempotency_key, [...told.keys()]));
  expect(lines).toHaveLength(wanted.length * LINES_EACH);
  expect(numbers.map(({ order_id }) => order_id).toSorted()).toEqual(wanted);
  expect(answers).toHaveLength(wanted.length);
}

/** The program itself, in a process of its own, which a signal reaches. */
async function startServer(databaseUrl: string): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], {
    cwd: API,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      DATA_DIR: testConfig().dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      SURFACES_FILE: 'none.json',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null; // null where a signal ended it at once
  });
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error('The server ended before it listened.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { url: at } = JSON.parse(line) as { url?: string };
      if (at !== undefined) resolve(at);
    });
  });
  async function stop(): Promise<number | null> {
    child.kill('SIGTERM');
    return await ended;
  }
  return { url, stop };
}
