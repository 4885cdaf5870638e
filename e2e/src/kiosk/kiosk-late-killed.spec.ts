import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { bundleLateQueue } from '../support/late-queue';
import { staffOf } from '../support/staff';
import { expect, test } from '../test';

const KILLS = 30;
/** At most so many orders are taken between two kills. */
const ORDERS = 15;
const LONGEST_LIFE_MS = 600;

/** The same numbers each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('of orders kept in the browser whose page is killed again and again, none is lost and none doubled', async ({
  context,
  request,
  openVariant,
  watch,
}) => {
  test.setTimeout(600_000);
  // The network is cut on purpose.
  watch.allow(/ERR_FAILED|ERR_ABORTED|status of 4\d\d|status of 503/u);
  const { endpoint, restaurant_id, dish } = await openVariant();
  const { item_id, name, price } = dish('Green Tide');
  const paired = await request.post('/api/devices/pair', {
    data: { restaurant_id, setup_code: 'harbor-kiosk-7264', kind: 'kiosk' },
  });
  const { token, device } = (await paired.json()) as {
    token: string;
    device: { device_id: string };
  }; // the contract's reply
  const own = { token, device_id: device.device_id };
  const line = { item_id, name, modifier_ids: [], multiplier: 1 };
  const order = {
    order_type: 'TAKEOUT',
    items: [line],
    campaigns: [],
    guest_name: null,
    table_tent: null,
    language: null,
    shown_total: price,
    instead_of: null,
  };

  const random = seeded(28);
  const late = await bundleLateQueue();
  /** The numbers that guests were told, by order. */
  const told = new Map<string, string | null>();
  const stuck: string[] = [];
  await context.exposeFunction('given', (instructions: string, number: string | null) => {
    told.set(instructions, number);
  });
  await context.exposeFunction('told', (detail: string) => stuck.push(detail));
  await context.route('**/api/orders/late', (route) => flaky(route, random()));

  const first = await context.newPage();
  await late.open(first);
  expect(await late.drain(first, own)).toBe(0);
  await first.close();
  for (let life = 0; life < KILLS; life += 1) {
    const page = await context.newPage();
    await late.open(page);
    await late.begin(page, { ...own, order, first: life * ORDERS, most: ORDERS });
    await sleep(random() * LONGEST_LIFE_MS);
    await page.close();
  }

  await context.unroute('**/api/orders/late');
  const last = await context.newPage();
  await late.open(last);
  await expect.poll(() => late.drain(last, own), { timeout: 120_000 }).toBe(0);
  const placed = await (await staffOf(request, restaurant_id)).orders();
  const instructions = placed.map((each) => each.order_instructions);
  expect(told.size, 'orders of which a guest has the number').toBeGreaterThan(KILLS);
  expect(new Set(instructions).size, `invariant: none is doubled at ${endpoint}`).toBe(
    placed.length,
  );
  for (const [each, order_number] of told) {
    const found = placed.filter(({ order_instructions }) => order_instructions === each);
    expect(
      found.map((one) => one.order_number),
      `invariant: ${each} is placed once, under its number`,
    ).toEqual([order_number]);
  }
  expect(stuck).toEqual([]);
});

/** Cuts the network before a call leaves, or before its reply is read. */
async function flaky(route: Route, chance: number): Promise<void> {
  try {
    if (chance < 0.2) return await route.abort();
    if (chance > 0.4) return await route.continue();
    await route.fetch();
    await route.abort();
  } catch {
    // The page is gone meanwhile.
  }
}
