import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dining, startDining } from '../payments/settle/testing/start-dining';
import { holdOpenSession } from '../orders/seated';
import { closingOf, orderAtCounter } from './testing/close-calls';

/** The database itself would let them wait for twice as long. */
const LONG_MS = 5000;

let shop: Dining;
beforeAll(async () => {
  shop = await startDining();
}, 60_000);
afterAll(() => shop.close());

test('an order that hangs keeps nobody else from ordering for long, though staff want to close the table', async () => {
  if (shop.api.database.url === null) return expect(shop.api.database.url).toBeNull();
  const staff = await shop.staffToken();
  const [ivy] = await shop.sit('TAB2', 'Ivy');
  if (ivy === undefined) throw new Error('nobody sits there');
  const closing = await closingOf(shop, 'TAB2', staff);
  const { restaurant_id, table_session_id } = closing;
  await shop.db.transaction(async (tx) => {
    await holdOpenSession(tx, { restaurant_id, table_session_id });
    const closed = shop.call('POST', '/table/closeTable', closing, { token: staff });
    const asked_at = performance.now();
    const ordered = await Promise.all(Array.from({ length: 12 }, () => orderAtCounter(shop, ivy)));
    expect(ordered.map(({ status }) => status)).toEqual(ordered.map(() => 200));
    expect(performance.now() - asked_at).toBeLessThan(LONG_MS);
    expect((await closed).status).toBe(503);
  });
  expect((await shop.call('POST', '/table/closeTable', closing, { token: staff })).status).toBe(
    200,
  );
});
