import { randomUUID } from 'node:crypto';
import type { Order, Receipt } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { runOutbox } from '../../jobs/outbox';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';

/** Price of fries with tax. */
const FRIES = 490;
const VISA = { brand: 'visa', last_four: '4242' };

const room = diningWithStaff();

type Placed = { readonly order_id: string };

async function placeAtCounter() {
  const guest = await room.shop.newGuest();
  const body = { ...room.shop.order(guest.guest_id), payment_method: 'COUNTER' };
  return (await room.shop.call('POST', '/orders/orderAndPay', body, guest)).body.order;
}

async function dine() {
  const diners = await room.shop.sit('TAB1', 'Ada', 'Bob', 'Cyd');
  const [ada, bob, cyd] = diners;
  if (!ada || !bob || !cyd) throw new Error('nobody sits');
  return { ada, bob, cyd, diners };
}

async function order(diner: Diner, ...dishes: string[]): Promise<Order> {
  return (await room.shop.round(diner, dishes)).body.order;
}

async function pay(diner: Diner, share: object, tip: object = {}): Promise<void> {
  const opened = await room.shop.pay(diner, { share, ...tip });
  const { payment_intent_id } = opened.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  expect((await room.shop.settle(diner, payment_intent_id)).status).toBe(200);
}

function byStaff({ order_id }: Placed, act: string, body: object = {}) {
  const how = { ...room.staff, key: randomUUID() };
  return room.shop.call('POST', `/orders/${order_id}/${act}`, body, how);
}

function cancel(placed: Placed) {
  return byStaff(placed, 'status', { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' });
}

async function receiptOf({ guest_id }: { readonly guest_id: string }): Promise<Receipt> {
  return (await room.shop.call('GET', `/guests/${guest_id}`)).body.guest;
}

test('an order that nobody paid has no payment, also once it is cancelled', async () => {
  const placed = await placeAtCounter();
  expect((await receiptOf(placed)).payments).toEqual([]);
  await cancel(placed);
  expect((await receiptOf(placed)).payments).toEqual([]);
});

test('the counter’s money is told as much as it took, and handed back', async () => {
  const placed = await placeAtCounter();
  const [fries] = placed.items;
  const item_instance_ids = [fries.item_instance_id];
  await byStaff(placed, 'paid', { item_instance_ids });
  const [part] = (await receiptOf(placed)).orders;
  const taken = placed.amount - (part?.open_amount ?? 0);
  const counter = { order_id: placed.order_id, payment_method: 'COUNTER', card: null };
  expect((await receiptOf(placed)).payments).toMatchObject([
    { ...counter, amount: taken, refunded_amount: 0, paid_by: null },
  ]);
  await byStaff(placed, 'paid');
  await byStaff(placed, 'refund', { item_instance_ids });
  expect((await receiptOf(placed)).payments).toMatchObject([
    { ...counter, amount: taken, refunded_amount: taken },
    { ...counter, amount: placed.amount - taken, refunded_amount: 0 },
  ]);
});

test('a line paid by card is told while another is open, and the counter’s beside it', async () => {
  const { bob } = await dine();
  const { order_id, items } = await order(bob, 'fries', 'fries');
  const [one] = items;
  await pay(bob, { kind: 'items', item_instance_ids: [one?.item_instance_id] });
  const byCard = { order_id, payment_method: 'CARD', card: VISA, amount: FRIES, paid_by: null };
  expect((await receiptOf(bob)).payments).toMatchObject([byCard]);
  await byStaff({ order_id }, 'paid');
  expect((await receiptOf(bob)).payments).toMatchObject([
    byCard,
    { payment_method: 'COUNTER', amount: FRIES, card: null },
  ]);
});

test('three equal cards pay each order in three parts; others’ cards are theirs', async () => {
  const { ada, bob, cyd, diners } = await dine();
  const placed = await order(ada, 'fries', 'soda');
  await order(bob, 'fries');
  await pay(ada, { kind: 'parts', parts: 1, parts_of: 3 });
  await pay(bob, { kind: 'parts', parts: 1, parts_of: 3 });
  await pay(cyd, { kind: 'all' });
  const { payments, paid_shares } = await receiptOf(ada);
  expect(payments.map(({ paid_by, card }) => [paid_by, card])).toEqual([
    [null, VISA],
    ['Bob', null],
    ['Cyd', null],
  ]);
  expect(payments[0]?.share_id).toBe(paid_shares[0]?.share_id);
  expect(payments[1]?.share_id).toBeNull();
  const sums = await Promise.all(
    diners.map(async (diner) => {
      const receipt = await receiptOf(diner);
      return receipt.payments.reduce((sum, { amount }) => sum + amount, 0);
    }),
  );
  const { open, paid } = await room.shop.bill(ada);
  expect(open).toBe(0);
  expect(sums).toEqual([placed.amount, paid - placed.amount, 0]);
});

test('at a table the link opens all that its guest ordered with the party', async () => {
  const { bob } = await dine();
  const first = await order(bob, 'fries');
  await pay(bob, { kind: 'all' });
  const second = await order(bob, 'soda');
  const { orders } = await receiptOf(bob);
  expect(orders.map(({ order_id }) => order_id)).toEqual([second.order_id, first.order_id]);
});

test('an order paid before is told by its card, with what went back to it', async () => {
  const guest = await room.shop.newGuest();
  const wanted = { ...room.shop.order(guest.guest_id), mode: 'before' };
  const intent = await room.shop.call('POST', '/payments/intent', wanted, guest);
  const { payment_intent_id } = intent.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  const { body } = await room.shop.settle({ ...guest, table_id: '' }, payment_intent_id);
  const { order_id, amount } = body.order;
  const paid = { order_id, share_id: null, payment_method: 'CARD', card: VISA, paid_by: null };
  expect((await receiptOf(guest)).payments).toEqual([{ ...paid, amount, refunded_amount: 0 }]);
  await cancel(body.order);
  await runOutbox(room.shop.deps);
  expect((await receiptOf(guest)).payments).toEqual([{ ...paid, amount, refunded_amount: amount }]);
});

test('a share that was given back keeps the time at which it was paid', async () => {
  const { bob } = await dine();
  const placed = await order(bob, 'fries');
  await pay(bob, { kind: 'all' });
  const [before] = (await receiptOf(bob)).paid_shares;
  room.shop.advance(60_000);
  await byStaff(placed, 'refund');
  await runOutbox(room.shop.deps);
  expect((await receiptOf(bob)).paid_shares).toMatchObject([
    { paid_at: before?.paid_at, refunded_amount: FRIES },
  ]);
});
