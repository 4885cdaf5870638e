import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runOutbox } from '../../jobs/outbox';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';

/** Price of fries with tax. */
const FRIES = 490;

const room = diningWithStaff();

/** Ada and Bob ate; Cyd has ordered nothing. */
async function dine() {
  const [ada, bob, cyd] = await room.shop.sit('TAB1', 'Ada', 'Bob', 'Cyd');
  if (!ada || !bob || !cyd) throw new Error('nobody sits');
  const { order: adas } = (await room.shop.round(ada, ['fries'])).body;
  const { order: bobs } = (await room.shop.round(bob, ['fries', 'soda'])).body;
  return { ada, bob, cyd, adas, bobs };
}

async function pay(diner: Diner, share: object, tip: object = {}): Promise<string> {
  const opened = await room.shop.pay(diner, { share, ...tip });
  expect(opened).toMatchObject({ status: 200 });
  const { payment_intent_id } = opened.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  expect((await room.shop.settle(diner, payment_intent_id)).status).toBe(200);
  return payment_intent_id;
}

/** Reads a receipt by its link alone; undefined where there is none. */
async function receiptOf({ guest_id }: Diner) {
  return (await room.shop.call('GET', `/guests/${guest_id}`)).body.guest;
}

test('who paid for dishes of others has a receipt of them, with the tip, and the others do not', async () => {
  const { ada, bob, cyd, bobs } = await dine();
  const [fries] = bobs.items;
  const item_instance_ids = [fries.item_instance_id];
  const payment_intent_id = await pay(
    cyd,
    { kind: 'items', item_instance_ids },
    { tip_fixed: 100 },
  );
  const { orders, paid_shares } = await receiptOf(cyd);
  expect(orders).toEqual([]);
  expect(paid_shares).toMatchObject([
    {
      payment_intent_id,
      kind: 'items',
      totals: {
        subtotal: 450,
        tax_amount: FRIES - 450,
        tip_amount: 100,
        total_with_tip_and_tax: FRIES + 100,
      },
      payment_method: 'CARD',
      card: { brand: 'visa', last_four: '4242' },
      refunded_amount: 0,
      items: [{ name: fries.name, multiplier: 1, amount: 450, guest_name: 'Bob' }],
    },
  ]);
  for (const other of [ada, bob]) expect((await receiptOf(other)).paid_shares).toEqual([]);
});

test('who paid for everybody has all of it, each dish with whose it is', async () => {
  const { ada, adas, bobs } = await dine();
  await pay(ada, { kind: 'all' });
  const { paid_shares } = await receiptOf(ada);
  expect(paid_shares).toHaveLength(1);
  const [{ items, totals }] = paid_shares;
  expect(items.map(({ guest_name }: { guest_name: string }) => guest_name)).toEqual([
    'Ada',
    'Bob',
    'Bob',
  ]);
  expect(totals.total_with_tip_and_tax).toBe(adas.amount + bobs.amount);
});

test('an equal part says which; nothing of it is what somebody ordered', async () => {
  const { cyd } = await dine();
  await pay(cyd, { kind: 'parts', parts: 1, parts_of: 3 });
  const { paid_shares } = await receiptOf(cyd);
  expect(paid_shares).toMatchObject([{ kind: 'parts', parts: 1, parts_of: 3, items: [] }]);
});

test('what is only being paid is on no receipt, and what went back is told as given back', async () => {
  const { cyd, adas } = await dine();
  const share = { kind: 'items', item_instance_ids: [adas.items[0].item_instance_id] };
  const opened = await room.shop.pay(cyd, { share });
  expect(await receiptOf(cyd)).toBeUndefined();
  const { payment_intent_id } = opened.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  await room.shop.settle(cyd, payment_intent_id);
  const how = { ...room.staff, key: randomUUID() };
  await room.shop.call('POST', `/orders/${adas.order_id}/refund`, {}, how);
  await runOutbox(room.shop.deps);
  expect((await receiptOf(cyd)).paid_shares).toMatchObject([
    { refunded_amount: FRIES, items: [{ has_paid: 'PAYMENT_REFUNDED' }] },
  ]);
});

test('no room, phone number or other dish of a tablemate is on it', async () => {
  const { bob, cyd, bobs } = await dine();
  const guest = { guest_id: bob.guest_id, room_number: '901', phone_number: '(212) 555-0142' };
  const body = { restaurant_id: room.shop.restaurant_id, guest };
  expect((await room.shop.call('POST', '/guest/update', body, bob)).status).toBe(200);
  const [fries, soda] = bobs.items;
  await pay(cyd, { kind: 'items', item_instance_ids: [fries.item_instance_id] });
  const read = JSON.stringify(await receiptOf(cyd));
  for (const secret of ['(Room', '5550142', soda.name, bob.guest_id, bobs.order_id])
    expect(read).not.toContain(secret);
});
