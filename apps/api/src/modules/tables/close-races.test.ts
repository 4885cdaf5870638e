import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { order_items, orders, table_sessions } from '../../db/schema/index';
import { type Diner, type Dining, startDining } from '../payments/settle/testing/start-dining';

/** More of them: COMANDA_RACE_ROUNDS=500, as `npm run races` does. */
const ROUNDS = Number(process.env['COMANDA_RACE_ROUNDS'] ?? 2);
const TIMEOUT_MS = 300_000 + ROUNDS * 10_000;
/** So many phones order again and again: before the table is closed, meanwhile, and once more each after it. */
const AT_ONCE = 5;
/** After at most so many orders staff close the table. */
const MOST_BEFORE = 20;

let shop: Dining;
const told = { placed: 0, closed: 0, sold_out: 0 };

beforeAll(async () => {
  shop = await startDining();
}, 60_000);
afterAll(() => shop.close());

test(
  'whoever orders while the table is being closed is served before it, or not at all',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) await closeDuringOrders(round);
    process.stdout.write(
      `Closing: ${ROUNDS} rounds of ${AT_ONCE} phones: ${told.placed} placed, ` +
        `${told.sold_out} found a dish sold out, ${told.closed} found the table closed; none on a closed one.\n`,
    );
    expect(told.placed, 'placed before').toBeGreaterThan(0);
    expect(told.closed, 'came too late').toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

async function closeDuringOrders(round: number): Promise<void> {
  // Codes are asked for once a minute at most here; their limit is for guessers.
  shop.advance(60_000);
  const staff = await shop.staffToken();
  const diners = await shop.sit('TAB1', 'Ada', 'Bob', 'Cleo', 'Dan', 'Eve');
  const [first] = diners;
  if (first === undefined) throw new Error('nobody sits there');
  const closeAfter = 1 + ((round * 7) % MOST_BEFORE);
  const replies: Awaited<ReturnType<typeof order>>[] = [];
  let asked = 0;
  let closing: Promise<void> | undefined;
  let isClosed = false;
  async function keepOrdering(): Promise<void> {
    let isLast = false;
    while (!isLast) {
      isLast = isClosed;
      replies.push(await order(diners, asked++));
      if (replies.length >= closeAfter)
        closing ??= shop.clear(staff, 'TAB1').then(() => void (isClosed = true));
    }
  }
  await Promise.all([
    ...Array.from({ length: AT_ONCE }, keepOrdering),
    toggle(false),
    toggle(true),
  ]);
  await closing;

  const acked = replies.filter(({ status }) => status === 200);
  const codes = replies.flatMap(({ status, body }) => (status === 200 ? [] : [String(body.code)]));
  expect(
    codes.filter((code) => code !== 'table_session_closed' && code !== 'item_sold_out'),
  ).toEqual([]);
  told.placed += acked.length;
  told.closed += codes.filter((code) => code === 'table_session_closed').length;
  told.sold_out += codes.filter((code) => code === 'item_sold_out').length;
  await compare(first, acked.length);
}

/** Half go to the kitchen as rounds, half as orders for the counter. */
function order(diners: readonly Diner[], place: number) {
  const diner = diners[place % diners.length];
  if (diner === undefined) throw new Error('nobody sits there');
  if (place % 2 === 0) return shop.round(diner, ['soda']);
  const { restaurant_id } = shop;
  const body = {
    restaurant_id,
    guest_id: diner.guest_id,
    items: shop.lines('soda'),
    order_type: 'DINE_IN',
    payment_method: 'COUNTER',
  };
  return shop.call('POST', '/orders/orderAndPay', body, { token: diner.token });
}

async function toggle(is_in_stock: boolean): Promise<void> {
  await shop.setStock('soda', is_in_stock);
}

/** Compares replies with the stored rows. */
async function compare({ guest_id }: Diner, acked: number): Promise<void> {
  const [any] = await shop.db.query.guests.findMany({
    where: (guests, { eq: is }) => is(guests.guest_id, guest_id),
  });
  const session_id = any?.table_session_id ?? '';
  const [session] = await shop.db
    .select()
    .from(table_sessions)
    .where(eq(table_sessions.table_session_id, session_id));
  const closed_at = session?.closed_at;
  if (!closed_at) throw new Error('The table was not closed.');
  const lines = await shop.db
    .select({ sent_at: order_items.sent_at, placed_at: orders.placed_at })
    .from(order_items)
    .innerJoin(orders, eq(orders.order_id, order_items.order_id))
    .where(eq(orders.table_session_id, session_id));
  expect(lines).toHaveLength(acked);
  const late = lines.filter(
    ({ sent_at, placed_at }) => (sent_at ?? placed_at ?? closed_at) > closed_at,
  );
  expect(late).toEqual([]);
}
