import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staff_actions } from '../../db/schema/index';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';
import { closingOf, orderAtCounter } from './testing/close-calls';

/** The price of fries with their tax. */
const FRIES = 490;

const room = diningWithStaff();

async function seat(...names: string[]): Promise<readonly [Diner, Diner]> {
  const [first, second] = await room.shop.sit('TAB1', ...names);
  if (!first || !second) throw new Error('Two guests were to sit down.');
  return [first, second];
}

async function close(changes: object) {
  const closing = await closingOf(room.shop, 'TAB1', room.staff.token);
  const body = { ...closing, ...changes };
  return await room.shop.call('POST', '/table/closeTable', body, room.staff);
}

async function payAll(diner: Diner): Promise<void> {
  const opened = await room.shop.pay(diner, { share: { kind: 'all' } });
  const { payment_intent_id } = opened.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  expect((await room.shop.settle(diner, payment_intent_id)).status).toBe(200);
}

async function partiesAt(local_id: string) {
  const { body } = await room.shop.call('GET', '/staff/tables', undefined, room.staff);
  return body.tables.find((table: { local_id: string }) => table.local_id === local_id).sessions;
}

test.each([
  ['the party', {}],
  ['all parties', { table_session_id: undefined }],
])('a table that owes something is closed for %s only once staff confirm it', async (_, which) => {
  const [ada] = await seat('Ada', 'Bob');
  await room.shop.round(ada, ['fries', 'fries']);
  const refused = await close({ ...which, confirmed: false });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'bill_unpaid', open_amount: 2 * FRIES },
  });
  expect(await partiesAt('TAB1')).toHaveLength(1);
  const { table_session_id } = await closingOf(room.shop, 'TAB1', room.staff.token);
  expect((await close({ ...which, confirmed: true })).status).toBe(200);
  expect(await partiesAt('TAB1')).toEqual([]);
  // Only once it was done, with the person and that money was owed.
  const acts = await room.shop.db
    .select()
    .from(staff_actions)
    .where(
      and(eq(staff_actions.action, 'table.closed'), eq(staff_actions.subject_id, table_session_id)),
    );
  expect(acts).toMatchObject([{ staff_id: expect.any(String), detail: { confirmed: true } }]);
});

test('a share that somebody is paying is still owed', async () => {
  const [ada, bob] = await seat('Ada', 'Bob');
  await room.shop.round(ada, ['fries']);
  await room.shop.pay(bob, { share: { kind: 'all' } });
  expect(await partiesAt('TAB1')).toMatchObject([
    { bill: { total: FRIES, paid: 0, claimed: FRIES, open: 0 } },
  ]);
  expect((await close({ confirmed: false })).body).toMatchObject({ open_amount: FRIES });
});

test('a table that has paid, or has ordered nothing, is closed at once', async () => {
  await seat('Ada', 'Bob');
  expect(await partiesAt('TAB1')).toMatchObject([{ guest_names: ['Ada', 'Bob'], bill: null }]);
  expect((await close({ confirmed: false })).status).toBe(200);
  const [ada] = await seat('Ada', 'Bob');
  await room.shop.round(ada, ['fries']);
  await payAll(ada);
  expect(await partiesAt('TAB1')).toMatchObject([{ bill: { paid: FRIES, open: 0 } }]);
  expect((await close({ confirmed: false })).status).toBe(200);
});

test('an order that is paid at the counter is owed by its table', async () => {
  const [ada] = await seat('Ada', 'Bob');
  const { body } = await orderAtCounter(room.shop, ada);
  expect((await close({ confirmed: false })).body).toMatchObject({
    code: 'bill_unpaid',
    open_amount: body.order.open_amount,
  });
  await room.shop.call('POST', `/orders/${body.order.order_id}/paid`, {}, room.staff);
  expect((await close({ confirmed: false })).status).toBe(200);
});

test('staff see the guests of a table, their orders, and who pays which share', async () => {
  const [ada, bob] = await seat('Ada', 'Bob');
  await room.shop.round(ada, ['fries']);
  await room.shop.round(bob, ['soda']);
  await room.shop.pay(bob, { share: { kind: 'mine' } });
  const path = `/staff/tables/${ada.table_id}`;
  const { body } = await room.shop.call('GET', path, undefined, room.staff);
  const [party] = body.parties;
  expect(body.table).toMatchObject({ label: 'Table 1', section: 'Dining room' });
  expect(party.guests.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Bob']);
  expect(party.orders).toHaveLength(2);
  expect(party.bill).toEqual(await room.shop.bill(ada));
  expect(party.bill.shares).toMatchObject([{ guest_name: 'Bob', status: 'CLAIMED' }]);
  const [seen] = await partiesAt('TAB1');
  const { total, paid, claimed, open } = party.bill;
  expect(seen.bill).toEqual({ total, paid, claimed, open });
});
