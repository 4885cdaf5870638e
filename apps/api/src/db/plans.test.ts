import { afterAll, beforeAll, expect, test } from 'vitest';
import { runEndings } from '../jobs/endings';
import { runExpiry } from '../jobs/expiry';
import { runOutbox } from '../jobs/outbox';
import { runReconciliation } from '../jobs/reconciliation';
import { readBacklog } from '../metrics/read-backlog';
import { sweepDeliveries } from '../modules/delivery/sweep-deliveries';
import {
  type Diner,
  type Dining,
  startDining,
} from '../modules/payments/settle/testing/start-dining';
import { openStaffSession } from '../testing/open-sessions';
import {
  type ExplainedStatement,
  explainingClient,
  type PlanNode,
} from '../testing/explaining-client';
import { multiplyRows } from '../testing/multiply-rows';

/** Of three orders, so that there are a hundred thousand. */
const COPIES = 33_333;
/** The most rows of a table that a call for one guest or one board page reads. */
const MOST_ROWS = 1000;
/** Sums over months of a restaurant's orders read no other restaurant's: these are all of its own lines. */
const MOST_ROWS_OF_SALES = 10_000;
/** PostgreSQL plans a prepared statement for all parameters once it has planned it five times for those given. */
const ROUNDS = 8;

const isPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
let shop: Dining;
let staff: string;
let statements: ExplainedStatement[] = [];
let grown: ReadonlySet<string> = new Set();

beforeAll(async () => {
  if (!isPostgres) return;
  const Client = explainingClient((statement) => statements.push(statement));
  shop = await startDining({ Client });
  staff = (await openStaffSession(shop.deps, shop.restaurant_id)).token;
  await payAhead();
  await shareBill();
  grown = await multiplyRows(shop.api.database.url ?? '', COPIES);
}, 600_000);
afterAll(() => shop?.close());

/** A guest who takes out pays by card before the kitchen starts. */
async function payAhead(): Promise<{ guest_id: string }> {
  const { token, guest_id } = await shop.newGuest('Ada');
  const how = { token };
  const wanted = { ...shop.order(guest_id), mode: 'before' };
  const { body } = await shop.call('POST', '/payments/intent', wanted, how);
  const { payment_intent_id } = body.payment_intent;
  await shop.confirm(payment_intent_id);
  const paid = await shop.settle({ token, guest_id, table_id: '' }, payment_intent_id);
  expect(paid.body.order).toMatchObject({ payment_status: 'CAPTURED' });
  return { guest_id };
}

/** Two guests at a table order, see the bill, and each pays a share of it. */
async function shareBill(): Promise<void> {
  const diners = await shop.sit('TAB1', 'Ada', 'Bob');
  for (const diner of diners) await shop.round(diner, ['fries']);
  for (const diner of diners) await payShare(diner);
  await shop.clear(staff, 'TAB1');
}

async function payShare(diner: Diner): Promise<void> {
  await shop.bill(diner);
  const { body } = await shop.pay(diner);
  const { payment_intent_id } = body.payment_intent;
  await shop.confirm(payment_intent_id);
  const paid = await shop.settle(diner, payment_intent_id);
  expect(paid.body.order).toMatchObject({ payment_status: 'CAPTURED' });
  const { token, table_id } = diner;
  await read(`/table/${table_id}/orders`, token);
}

async function orderAtCounter(): Promise<void> {
  const { token, guest_id } = await shop.newGuest('Ada');
  const order = { ...shop.order(guest_id), payment_method: 'COUNTER' };
  const placed = await shop.call('POST', '/orders/orderAndPay', order, { token });
  expect(placed.body.order).toMatchObject({ status: 'ORDER_SENT_TO_KITCHEN' });
}

async function read(path: string, token?: string) {
  const how = token === undefined ? {} : { token };
  const reply = await shop.call('GET', path, undefined, how);
  expect([path, reply.status, reply.body.code]).toEqual([path, 200, undefined]);
  return reply.body;
}

async function readHistory(): Promise<void> {
  const several = 'status=ORDER_COMPLETED,ORDER_CANCELLED';
  for (const direction of ['', '&newest_first=true']) {
    const { orders, next_cursor } = await read(`/staff/orders?${several}${direction}`, staff);
    expect(orders).toHaveLength(50);
    await read(`/staff/orders?${several}${direction}&cursor=${next_cursor}`, staff);
  }
}

async function lookBack(): Promise<void> {
  for (const q of ['', 'ada', 'no such dish']) await read(`/staff/orders/history?q=${q}`, staff);
  await read('/staff/reports/day', staff);
  const { tables } = await read('/staff/tables', staff);
  await read(`/staff/tables/${tables[0].table_id}`, staff);
}

async function runJobs(): Promise<void> {
  const { deps } = shop;
  await runOutbox(deps, 'inside');
  await runOutbox(deps, 'outside');
  await runReconciliation(deps);
  await runEndings(deps);
  await runExpiry(deps);
  await sweepDeliveries(deps);
  await readBacklog(deps.db, deps.clock.now());
}

async function askSales(): Promise<void> {
  const restaurant = {
    member: 'Restaurants.restaurant_id',
    operator: 'equals',
    values: [shop.restaurant_id],
  };
  const query = {
    dimensions: ['Items.item_id', 'Items.name'],
    timeDimensions: [{ dimension: 'Orders.placed_at', dateRange: 'last month' }],
    filters: [restaurant],
    order: { 'Items.sold': 'desc' },
    limit: 10,
  };
  const reply = await shop.call('POST', '/cubejs-api/v1/load', { query });
  expect(reply.body.data.length).toBeGreaterThan(0);
}

const PATHS = {
  'ordering at the counter': orderAtCounter,
  'paying ahead, and the receipt': async () => {
    const { guest_id } = await payAhead();
    await read(`/guests/${guest_id}`);
  },
  'a bill that guests share': shareBill,
  'the board': async () => void (await read('/staff/orders', staff)),
  'past orders of several statuses': readHistory,
  'a search of past orders, the figures of a day, and the tables': lookBack,
  'the jobs that run every few seconds': runJobs,
} as const;

test.each(Object.entries(PATHS))(
  '%s reads no more with many orders than with few',
  async (_, walk) => {
    if (!isPostgres) return expect(shop).toBeUndefined();
    expect(await costlyOf(walk, ROUNDS, MOST_ROWS)).toEqual([]);
  },
  120_000,
);

test('the top ten reads rows of its own restaurant only', async () => {
  if (!isPostgres) return expect(shop).toBeUndefined();
  expect(await costlyOf(askSales, 1, MOST_ROWS_OF_SALES)).toEqual([]);
});

/** The statements that read a whole table that grows, or too many rows of it. */
async function costlyOf(walk: () => Promise<void>, rounds: number, most_rows: number) {
  statements = [];
  for (let round = 0; round < rounds; round += 1) await walk();
  expect(statements.length).toBeGreaterThan(0);
  const costly = statements.flatMap((statement) =>
    nodesOf(statement.Plan)
      .filter((node) => grown.has(node['Relation Name'] ?? ''))
      .filter((node) => node['Node Type'].includes('Seq Scan') || rowsOf(node) > most_rows)
      .map(
        (node) =>
          `${node['Node Type']} of ${node['Relation Name']} by ${node['Index Name']}, ${rowsOf(node)} rows: ${statement['Query Text']}`,
      ),
  );
  return [...new Set(costly)];
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** The rows that a node read: those that it passed on, and those that it threw away. */
function rowsOf(node: PlanNode): number {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return ((node['Actual Rows'] ?? 0) + removed) * (node['Actual Loops'] ?? 0);
}
