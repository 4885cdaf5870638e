import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guests } from '../../db/schema/index';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';
import { holdOpenSession } from '../orders/seated';
import { closingOf, orderAtCounter } from './testing/close-calls';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
/** So many orders are placed before staff close the table. */
const BEFORE = 24;
/** Maximum orders per phone until the staff's call reaches the table: one under way, one more, one in hand. */
const MOST_EACH = 3;
const ROUNDS = 2;

let shop: Dining;
beforeAll(async () => {
  shop = await startDining();
}, 60_000);
afterAll(() => shop.close());

test.for(['rounds', 'orders for the counter', 'both'])(
  'staff who close a table wait for what is being ordered there, not for all that its phones order next: %s',
  async (what) => {
    // The embedded database takes one transaction at a time, in the order they come.
    if (shop.api.database.url === null) return expect(shop.api.database.url).toBeNull();
    for (let round = 0; round < ROUNDS; round += 1)
      expect(await placedWhileClosing(what)).toBeLessThanOrEqual(NAMES.length * MOST_EACH);
  },
);

test('whoever sits down or calls a waiter does not wait for the orders of the table', async () => {
  if (shop.api.database.url === null) return expect(shop.api.database.url).toBeNull();
  const [ada] = await shop.sit('TAB2', 'Ada');
  if (ada === undefined) throw new Error('nobody sits there');
  const { restaurant_id } = shop;
  const { guest_id, table_id, token } = ada;
  const [guest] = await shop.db.select().from(guests).where(eq(guests.guest_id, guest_id));
  const table_session_id = guest?.table_session_id ?? '';
  await shop.db.transaction(async (tx) => {
    expect(await holdOpenSession(tx, { restaurant_id, table_session_id })).toBe(true);
    await shop.sit('TAB2', 'Bob');
    const call = { restaurant_id, table_id };
    expect((await shop.call('POST', '/table/callWaiter', call, { token })).status).toBe(200);
  });
});

/** How many orders that were sent after the closing were placed. Each phone sends the next as soon as it has its answer. */
async function placedWhileClosing(what: string): Promise<number> {
  shop.advance(60_000);
  const staff = await shop.staffToken();
  const diners = await shop.sit('TAB1', ...NAMES);
  const asked = await closingOf(shop, 'TAB1', staff);
  let placed = 0;
  let placedAfter = 0;
  let closing: ReturnType<typeof shop.call> | undefined;

  async function keepOrdering(diner: Diner, at: number): Promise<string> {
    for (;;) {
      const isAfter = closing !== undefined;
      const isRound = what === 'rounds' || (what === 'both' && at % 2 === 0);
      const { status, body } = await (isRound
        ? shop.round(diner, ['soda'])
        : orderAtCounter(shop, diner));
      if (status !== 200) return String(body.code);
      if (isAfter) placedAfter += 1;
      placed += 1;
      if (placed === BEFORE)
        closing = shop.call('POST', '/table/closeTable', asked, { token: staff });
    }
  }

  const ends = await Promise.all(diners.map(keepOrdering));
  expect((await closing)?.status).toBe(200);
  expect(new Set(ends)).toEqual(new Set(['table_session_closed']));
  return placedAfter;
}
