import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guests } from '../../db/schema/index';
import { type Diner, type Dining, startDining } from '../../settle/testing/start-dining';
import { holdOpenSession } from '../orders/seated';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
/** So many orders are placed before staff close the table. */
const BEFORE = 24;
/** What each phone may still have placed until the call of the staff has come to the table: one under way, one more, one in hand. */
const MOST_EACH = 3;
const ROUNDS = 2;
/** The database itself would let them wait for twice as long. */
const LONG_MS = 5000;

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

test('an order that hangs keeps nobody else from ordering for long, though staff want to close the table', async () => {
  if (shop.api.database.url === null) return expect(shop.api.database.url).toBeNull();
  const staff = await shop.staffToken();
  const [ivy] = await shop.sit('TAB2', 'Ivy');
  if (ivy === undefined) throw new Error('nobody sits there');
  const closing = await closingOf('TAB2', staff);
  const { restaurant_id, table_session_id } = closing;
  await shop.db.transaction(async (tx) => {
    await holdOpenSession(tx, { restaurant_id, table_session_id });
    const closed = shop.call('POST', '/table/closeTable', closing, { token: staff });
    const asked_at = performance.now();
    const ordered = await Promise.all(Array.from({ length: 12 }, () => atCounter(ivy)));
    expect(ordered.map(({ status }) => status)).toEqual(ordered.map(() => 200));
    expect(performance.now() - asked_at).toBeLessThan(LONG_MS);
    expect((await closed).status).toBe(503);
  });
  expect((await shop.call('POST', '/table/closeTable', closing, { token: staff })).status).toBe(
    200,
  );
});

/** How many orders that were sent after the closing were placed. Each phone sends the next as soon as it has its answer. */
async function placedWhileClosing(what: string): Promise<number> {
  shop.advance(60_000);
  const staff = await shop.staffToken();
  const diners = await shop.sit('TAB1', ...NAMES);
  const asked = await closingOf('TAB1', staff);
  let placed = 0;
  let placedAfter = 0;
  let closing: ReturnType<typeof shop.call> | undefined;

  async function keepOrdering(diner: Diner, at: number): Promise<string> {
    for (;;) {
      const isAfter = closing !== undefined;
      const isRound = what === 'rounds' || (what === 'both' && at % 2 === 0);
      const { status, body } = await (isRound ? shop.round(diner, ['soda']) : atCounter(diner));
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

/** What staff send to close a table. */
async function closingOf(local_id: string, token: string) {
  const { restaurant_id } = shop;
  const { body } = await shop.call('GET', '/staff/tables', undefined, { token });
  const table = body.tables.find((each: { local_id: string }) => each.local_id === local_id);
  const { table_id, session } = table;
  const table_session_id: string = session.table_session_id;
  return { restaurant_id, table_id, table_session_id, source: 'test' };
}

function atCounter({ guest_id, token }: Diner) {
  const { restaurant_id } = shop;
  const items = shop.lines('soda');
  const body = { restaurant_id, guest_id, items, order_type: 'DINE_IN', payment_method: 'COUNTER' };
  return shop.call('POST', '/orders/orderAndPay', body, { token });
}
