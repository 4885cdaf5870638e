import { createApiClient, type ApiClient } from '@comanda/api-client';
import type { BoardOrder, Menu, Restaurant } from '@comanda/contracts';
import { err } from '@comanda/kernel';
import { beforeAll, expect, inject, test } from 'vitest';
import { memoryLateStore } from '../../testing/memory-late-store';
import { setAddress } from '../../testing/open-kiosk';
import { createLateQueue } from './late-queue';

/** KIOSK_LATE_ORDERS=1000 takes a thousand. */
const ORDERS = Number(process.env['KIOSK_LATE_ORDERS'] ?? 40);
let restaurant: Restaurant;
let menus: readonly Menu[];
let device: string;
let device_id: string;
const base_url = inject('api_url');

beforeAll(async () => {
  setAddress('/harbor.kiosk');
  const client = createApiClient({ base_url });
  const read = await client.getRestaurant({ restaurant: 'harbor', language: 'en' });
  if (!read.ok) throw new Error('The restaurant could not be read.');
  restaurant = read.value.restaurant;
  const listed = await client.listMenus({ restaurant: 'harbor', language: 'en' });
  if (!listed.ok) throw new Error('The menus could not be read.');
  menus = listed.value.menus;
  await pair();
});

async function pair(): Promise<void> {
  const { restaurant_id } = restaurant;
  const setup_code = 'harbor-kiosk-7264';
  const client = createApiClient({ base_url });
  const paired = await client.pairDevice({ restaurant_id, setup_code, kind: 'kiosk' });
  if (!paired.ok) throw new Error('The kiosk could not be paired.');
  device = paired.value.token;
  ({ device_id } = paired.value.device);
}

/** The same numbers each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A client whose network is cut: before the request leaves, or before its reply is read. */
function flakyClient(random: () => number): ApiClient {
  async function flaky(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const chance = random();
    if (chance < 0.25) throw new TypeError('The network is down.');
    const reply = await fetch(input, init);
    if (chance < 0.5) throw new TypeError('The reply is lost.');
    return reply;
  }
  return createApiClient({ base_url, token: () => device, fetch: flaky, retry: { retries: 0 } });
}

function newOrder(nth: number) {
  const dish = menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ items }) => items)
    .find(({ name }) => name === 'Green Tide');
  if (!dish) throw new Error('The dish is not on the menu.');
  return {
    order_type: 'TAKEOUT' as const,
    items: [line(dish.item_id, nth)],
    campaigns: [],
    order_instructions: `Order ${nth}`,
    guest_name: null,
    table_tent: null,
    language: null,
    shown_total: dish.price,
    instead_of: null,
  };
}

function line(item_id: string, nth: number) {
  return {
    item_id,
    name: 'Green Tide',
    modifier_ids: [],
    multiplier: 1 + (nth % 3),
    special_instructions: '',
    campaign_instance_id: null,
    is_reward_item: false,
    analytics_menu_id: null,
  };
}

test('of orders taken while the network is cut and the tab killed, none is lost and none doubled', async () => {
  const random = seeded(28);
  const store = memoryLateStore();
  const refused: string[] = [];
  function open(client: ApiClient) {
    return createLateQueue({
      store,
      client,
      now: () => new Date(),
      onStuck: (detail) => refused.push(detail),
    });
  }
  const steady = createApiClient({ base_url, token: () => device });
  await open(steady).send(device_id);

  const given: string[] = [];
  let queue = open(flakyClient(random));
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const kept = await queue.take(newOrder(nth));
    given.push(kept?.order_number ?? 'none');
    const sending = queue.send(device_id);
    // A tab that is killed leaves its calls on their way.
    if (random() < 0.3) queue = open(flakyClient(random));
    else await sending;
  }
  for (let tries = 0; tries < ORDERS && (await store.orders()).orders.length > 0; tries += 1)
    await open(steady).send(device_id);

  expect(refused).toEqual([]);
  expect((await store.orders()).orders).toEqual([]);
  const numbers = (await readBoard())
    .filter(({ order_instructions }) => order_instructions.startsWith('Order '))
    .map(({ order_number }) => order_number);
  expect(numbers).toHaveLength(ORDERS);
  expect(new Set(numbers)).toEqual(new Set(given));
}, 900_000);

test('2,000 orders of a day without any network are kept, each under a number of its own', async () => {
  const store = memoryLateStore();
  const steady = createApiClient({ base_url, token: () => device });
  let calls = 0;
  let time = Date.now();
  const queue = createLateQueue({
    store,
    client: {
      ...steady,
      reserveNumbers: (...args) => {
        calls += 1;
        return steady.reserveNumbers(...args);
      },
      placeLateOrder: async () => err({ kind: 'network' }),
    },
    now: () => new Date(time),
    onStuck: (detail) => reportError(new Error(detail)),
  });
  await queue.send(device_id);
  const calls_once = calls;
  await queue.send(device_id);
  expect(calls).toBe(calls_once);

  const given = new Set<string>();
  for (let nth = 0; nth < 2_000; nth += 1) {
    const kept = await queue.take(newOrder(nth));
    given.add(kept?.order_number ?? 'none');
    time += 40_000;
  }
  expect(given.size).toBe(2_000);
  expect([...given].every((number) => /^[2-9A-HJ-NP-Z]{4}$/u.test(number))).toBe(true);
  expect(await queue.countKept()).toBe(2_000);
  expect(calls).toBe(calls_once);

  await queue.send(device_id);
  expect(calls).toBe(2 * calls_once);
  // A few orders are no reason for more, a day is.
  await queue.take(newOrder(0));
  await queue.send(device_id);
  await queue.take(newOrder(0));
  await queue.send(device_id);
  expect(calls).toBeLessThanOrEqual(2 * calls_once + 1);
  const numbers = (await store.numbers()).numbers.map(({ order_number }) => order_number);
  time += 24 * 3_600_000 + 1;
  await queue.send(device_id);
  const renewed = (await store.numbers()).numbers.map(({ order_number }) => order_number);
  expect(renewed.filter((number) => numbers.includes(number))).toEqual([]);
  expect(renewed.length).toBeGreaterThanOrEqual(2_000);
}, 120_000);

test('orders of a pairing that has ended come through the next one, and numbers are reserved again', async () => {
  const client = createApiClient({ base_url, token: () => device });
  const stuck: string[] = [];
  const store = memoryLateStore();
  const queue = createLateQueue({
    store,
    client,
    now: () => new Date(),
    onStuck: (detail) => stuck.push(detail),
  });
  await queue.send(device_id);
  const old = await queue.take(newOrder(1));
  const refused = await queue.take({ ...newOrder(2), items: [] });
  await (await signIn()).revokeDevice({ device_id });
  await pair();

  // Without a connection since: the guest gets a number of the old pairing.
  const between = await queue.take(newOrder(3));
  expect(between?.reserved_by).toBe(old?.reserved_by);
  await queue.send(device_id);
  const own = await queue.take(newOrder(4));
  expect(own).toMatchObject({ reserved_by: device_id, local_number: 1 });
  await queue.send(device_id);
  await queue.send(device_id);

  expect(stuck).toEqual([`${refused?.order_number}: invalid_input`]);
  expect(await queue.countKept()).toBe(1);
  const numbers = (await readBoard()).map(({ order_number }) => order_number);
  for (const order of [old, between, own])
    expect(numbers.filter((each) => each === order?.order_number)).toHaveLength(1);
}, 60_000);

/** All orders of the board, page by page. */
async function readBoard(): Promise<readonly BoardOrder[]> {
  const staff = await signIn();
  const orders: BoardOrder[] = [];
  let cursor: string | null = null;
  do {
    const listed = await staff.listStaffOrders(cursor === null ? {} : { cursor });
    if (!listed.ok) throw new Error('The board could not be read.');
    orders.push(...listed.value.orders);
    cursor = listed.value.next_cursor;
  } while (cursor !== null);
  return orders;
}

async function signIn(): Promise<ApiClient> {
  const { restaurant_id } = restaurant;
  const signed = await createApiClient({ base_url }).signInStaff({ restaurant_id, pin: '2468' });
  if (!signed.ok) throw new Error('Nobody could sign in.');
  const { token } = signed.value;
  return createApiClient({ base_url, token: () => token });
}
