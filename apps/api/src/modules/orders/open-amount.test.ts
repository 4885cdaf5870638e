import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runOutbox } from '../../jobs/outbox';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';

/** Price of fries with tax. */
const FRIES = 490;

const room = diningWithStaff();

/** An order of 2478 cents (2000, 178 tax, 300 tip), to be paid at the counter; its first line is worth 980. */
async function placeAtCounter() {
  const guest = await room.shop.newGuest();
  const body = { ...room.shop.order(guest.guest_id), payment_method: 'COUNTER' };
  const placed = await room.shop.call('POST', '/orders/orderAndPay', body, guest);
  expect(placed).toMatchObject({ status: 200, body: { order: { open_amount: 2478 } } });
  return placed.body.order;
}

type Placed = { readonly order_id: string; readonly guest_id: string };

/** Returns the amounts an order's receipt shows. */
async function moneyOf({ order_id, guest_id }: Placed) {
  const { body } = await room.shop.call('GET', `/guests/${guest_id}`);
  const order = body.guest.orders.find((each: Placed) => each.order_id === order_id);
  return { open: order.open_amount, refunded: order.refunded_amount };
}

function take({ order_id }: Placed, ...item_instance_ids: string[]) {
  const body = item_instance_ids.length === 0 ? {} : { item_instance_ids };
  return room.shop.call('POST', `/orders/${order_id}/paid`, body, room.staff);
}

async function refund({ order_id }: Placed, ...item_instance_ids: string[]) {
  const body = item_instance_ids.length === 0 ? {} : { item_instance_ids };
  const how = { ...room.staff, key: randomUUID() };
  const given = await room.shop.call('POST', `/orders/${order_id}/refund`, body, how);
  await runOutbox(room.shop.deps);
  expect(given).toMatchObject({ status: 200, body: { order: { order_id } } });
  return given.body.refund;
}

async function payAtTable(diner: Diner, share: object) {
  const opened = await room.shop.pay(diner, { share });
  const { payment_intent_id } = opened.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  expect((await room.shop.settle(diner, payment_intent_id)).status).toBe(200);
}

describe('of an order that is paid at the counter', () => {
  test('the rest is open after a part of it, and nothing after all of it', async () => {
    const order = await placeAtCounter();
    await take(order, order.items[0].item_instance_id);
    // The line, and its part of the tip.
    const { open } = await moneyOf(order);
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThanOrEqual(2478 - 980);
    await take(order);
    expect(await moneyOf(order)).toEqual({ open: 0, refunded: 0 });
  });

  test('what the counter handed back is told, line by line, and is not open again', async () => {
    const order = await placeAtCounter();
    const [fries, burger] = order.items;
    await take(order);
    expect(await refund(order, fries.item_instance_id)).toEqual({ online: 0, at_counter: 980 });
    expect(await moneyOf(order)).toEqual({ open: 0, refunded: 980 });
    expect(await refund(order, burger.item_instance_id)).toEqual({ online: 0, at_counter: 1498 });
    expect(await moneyOf(order)).toEqual({ open: 0, refunded: 2478 });
  });

  test('a line that was handed back leaves open what nobody has paid yet', async () => {
    const order = await placeAtCounter();
    const [fries] = order.items;
    await take(order, fries.item_instance_id);
    const { open } = await moneyOf(order);
    const { at_counter } = await refund(order, fries.item_instance_id);
    expect(await moneyOf(order)).toEqual({ open, refunded: at_counter });
  });

  test('nothing is open once it is cancelled', async () => {
    const order = await placeAtCounter();
    await take(order, order.items[0].item_instance_id);
    const { open } = await moneyOf(order);
    const why = { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' };
    await room.shop.call('POST', `/orders/${order.order_id}/status`, why, room.staff);
    expect(await moneyOf(order)).toEqual({ open: 0, refunded: 2478 - open });
  });
});

describe('of an order at a table', () => {
  async function dine() {
    const [ada, bob] = await room.shop.sit('TAB1', 'Ada', 'Bob');
    if (!ada || !bob) throw new Error('nobody sits');
    const { order } = (await room.shop.round(ada, ['fries', 'fries'])).body;
    return { ada, bob, order };
  }

  test('what somebody is about to pay is open until it is paid', async () => {
    const { bob, order } = await dine();
    await room.shop.pay(bob, { share: { kind: 'amount', amount: 200 } });
    expect(await moneyOf(order)).toEqual({ open: 2 * FRIES, refunded: 0 });
  });

  test('an amount that anybody paid of it is not open any more', async () => {
    const { ada, bob, order } = await dine();
    await payAtTable(bob, { kind: 'amount', amount: 200 });
    expect(await moneyOf(order)).toEqual({ open: 2 * FRIES - 200, refunded: 0 });
    await payAtTable(ada, { kind: 'all' });
    expect(await moneyOf(order)).toEqual({ open: 0, refunded: 0 });
  });

  test('what went back to a card and what the counter handed back are told as one sum', async () => {
    const { bob, order } = await dine();
    const [one, other] = order.items;
    await payAtTable(bob, { kind: 'items', item_instance_ids: [one.item_instance_id] });
    await take(order, other.item_instance_id);
    expect(await refund(order)).toEqual({ online: FRIES, at_counter: FRIES });
    expect(await moneyOf(order)).toEqual({ open: 0, refunded: 2 * FRIES });
  });
});
