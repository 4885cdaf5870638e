import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runOutbox } from '../../jobs/outbox';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';

/** Price of fries with tax. */
const FRIES = 490;

const room = diningWithStaff();

async function dine(...keys: string[]) {
  const [ada, bob, cyd] = await room.shop.sit('TAB1', 'Ada', 'Bob', 'Cyd');
  if (!ada || !bob || !cyd) throw new Error('nobody sits');
  const { order } = (await room.shop.round(ada, keys)).body;
  const lines: string[] = order.items.map(
    ({ item_instance_id }: { item_instance_id: string }) => item_instance_id,
  );
  return { ada, bob, cyd, lines, order_id: String(order.order_id) };
}

/** Pays a share by card, and says by which payment. */
async function pay(diner: Diner, share: object): Promise<string> {
  const opened = await room.shop.pay(diner, { share });
  expect(opened).toMatchObject({ status: 200 });
  const { payment_intent_id } = opened.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  expect((await room.shop.settle(diner, payment_intent_id)).status).toBe(200);
  return payment_intent_id;
}

/** Pays these lines by name. */
function payLines(diner: Diner, lines: readonly string[]): Promise<string> {
  return pay(diner, { kind: 'items', item_instance_ids: lines });
}

function payAmount(diner: Diner, amount: number): Promise<string> {
  return pay(diner, { kind: 'amount', amount });
}

async function refund(order_id: string, item_instance_ids: readonly string[]) {
  const how = { ...room.staff, key: randomUUID() };
  const { body } = await room.shop.call(
    'POST',
    `/orders/${order_id}/refund`,
    { item_instance_ids },
    how,
  );
  await runOutbox(room.shop.deps);
  return body.refund?.online ?? body.code;
}

async function takeAtCounter(order_id: string, item_instance_ids: readonly string[]) {
  const path = `/orders/${order_id}/paid`;
  expect((await room.shop.call('POST', path, { item_instance_ids }, room.staff)).status).toBe(200);
}

async function refundedOf(...refs: readonly string[]): Promise<number[]> {
  const { intents } = await room.shop.ledger();
  return refs.map((ref) => intents.find(({ id }: { id: string }) => id === ref).amount_refunded);
}

test('a dish goes back as a whole, also where whoever closed the bill had little left to pay', async () => {
  const { ada, bob, lines, order_id } = await dine('fries', 'fries');
  const [one, other] = lines.map((line) => [line]);
  const refs = [await payAmount(bob, 900), await pay(ada, { kind: 'all' })];
  expect(await refund(order_id, one ?? [])).toBe(FRIES);
  expect((await refundedOf(...refs)).reduce((sum, each) => sum + each, 0)).toBe(FRIES);
  expect(await refund(order_id, other ?? [])).toBe(FRIES);
  expect(await refundedOf(...refs)).toEqual([900, 80]);
});

test('as a whole also where the counter took the rest', async () => {
  const { ada, bob, lines, order_id } = await dine('fries', 'fries');
  const [fries = '', other = ''] = lines;
  await takeAtCounter(order_id, [other]);
  const refs = [await payAmount(bob, 400), await pay(ada, { kind: 'all' })];
  expect(await refund(order_id, [fries])).toBe(FRIES);
  expect(await refundedOf(...refs)).toEqual([400, 90]);
});

test('a dish that nobody paid by name goes back, though the counter has the money of another', async () => {
  const { bob, cyd, lines, order_id } = await dine('fries', 'fries');
  const [fries = '', other = ''] = lines;
  await takeAtCounter(order_id, [other]);
  const refs = [await payAmount(bob, 200), await payAmount(cyd, 290)];
  expect(await refund(order_id, [fries])).toBe(FRIES);
  expect(await refundedOf(...refs)).toEqual([200, 290]);
});

test('and leaves alone whoever paid for another dish by name', async () => {
  const { ada, bob, cyd, lines, order_id } = await dine('fries', 'fries');
  const [fries = '', other = ''] = lines;
  const ref = await payLines(ada, [other]);
  const refs = [await payAmount(bob, 200), await payAmount(cyd, 290)];
  expect(await refund(order_id, [fries])).toBe(FRIES);
  expect(await refundedOf(ref, ...refs)).toEqual([0, 200, 290]);
});
