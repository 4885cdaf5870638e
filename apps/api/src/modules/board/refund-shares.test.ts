import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { order_items, orders } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';

const room = diningWithStaff();

/** Pays a share by card, and says by which payment. */
async function pay(diner: Diner, changes: object): Promise<{ ref: string; amount: number }> {
  const opened = await room.shop.pay(diner, changes);
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  const { payment_intent_id, amount } = opened.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  const settled = await room.shop.settle(diner, payment_intent_id);
  if (settled.status !== 200) throw new Error(JSON.stringify(settled.body));
  return { ref: payment_intent_id, amount };
}

async function refundedOf(ref: string): Promise<number> {
  const { intents } = await room.shop.ledger();
  return intents.find(({ id }: { id: string }) => id === ref).amount_refunded;
}

/** Returns the refunded amount an order shows. */
async function givenBackOf({ token, table_id }: Diner, order_id: string): Promise<number> {
  const { orders } = (
    await room.shop.call('GET', `/table/${table_id}/orders`, undefined, { token })
  ).body;
  return orders.find((each: { order_id: string }) => each.order_id === order_id).refunded_amount;
}

async function dine(...keys: string[]) {
  const [ada, bob] = await room.shop.sit('TAB1', 'Ada', 'Bob');
  if (!ada || !bob) throw new Error('nobody sits');
  const { order } = (await room.shop.round(ada, keys)).body;
  return { ada, bob, order };
}

function refund(order_id: string, item_instance_ids?: string[]) {
  const how = { ...room.staff, key: randomUUID() };
  return room.shop.call('POST', `/orders/${order_id}/refund`, { item_instance_ids }, how);
}

async function onBoard(order_id: string) {
  const { body } = await room.shop.call('GET', '/staff/orders?limit=200', undefined, room.staff);
  return body.orders.find((each: { order_id: string }) => each.order_id === order_id);
}

test('boards show a refund as not confirmed until the processor has made it, and struck lines are to be seen', async () => {
  const { ada, order } = await dine('fries');
  const { amount } = await pay(ada, { share: { kind: 'all' } });
  await refund(order.order_id);
  expect(await onBoard(order.order_id)).toMatchObject({ refund_pending: amount });
  await room.shop.call('POST', `/orders/${order.order_id}/seen`, undefined, room.staff);
  await runOutbox(room.shop.deps);
  expect(await onBoard(order.order_id)).toMatchObject({
    refund_pending: 0,
    paid_state: 'REFUNDED',
    seen_at: null,
  });
});

test('an order that two paid in parts goes back to both, to each what they paid', async () => {
  const { ada, bob, order } = await dine('fries', 'burger');
  const one = await pay(ada, { share: { kind: 'parts', parts: 1, parts_of: 2 } });
  const other = await pay(bob, { share: { kind: 'all' }, tip_fixed: 100 });
  const back = await refund(order.order_id);
  expect(back.body.refund.online).toBe(one.amount + other.amount);
  expect(await givenBackOf(ada, order.order_id)).toBe(0);
  await runOutbox(room.shop.deps);
  expect(await givenBackOf(ada, order.order_id)).toBe(one.amount + other.amount);
  expect([await refundedOf(one.ref), await refundedOf(other.ref)]).toEqual([
    one.amount,
    other.amount,
  ]);
  const lines = await room.shop.db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, order.order_id));
  expect(lines.every(({ has_paid }) => has_paid === 'PAYMENT_REFUNDED')).toBe(true);
  expect((await refund(order.order_id)).body.code).toBe('refund_too_high');
});

test('a dish goes back to whoever paid for it, and the other keeps theirs', async () => {
  const { ada, bob, order } = await dine('fries', 'soda');
  const [fries, soda] = order.items;
  const one = await pay(ada, {
    share: { kind: 'items', item_instance_ids: [fries.item_instance_id] },
  });
  const other = await pay(bob, {
    share: { kind: 'items', item_instance_ids: [soda.item_instance_id] },
  });
  const back = await refund(order.order_id, [soda.item_instance_id]);
  expect(back.body.refund.online).toBe(other.amount);
  await runOutbox(room.shop.deps);
  expect([await refundedOf(one.ref), await refundedOf(other.ref)]).toEqual([0, other.amount]);
});

test.each(['open', 'paid at the counter'])(
  'a dish that was paid for by name goes back with its tip, and an amount beside it stays, the rest being %s',
  async (rest) => {
    const { ada, bob, order } = await dine('fries', 'soda');
    const [fries] = order.items;
    const other = await pay(bob, { share: { kind: 'amount', amount: 100 } });
    const one = await pay(ada, {
      share: { kind: 'items', item_instance_ids: [fries.item_instance_id] },
      tip_fixed: 50,
    });
    if (rest !== 'open')
      await room.shop.call('POST', `/orders/${order.order_id}/paid`, {}, room.staff);
    const back = await refund(order.order_id, [fries.item_instance_id]);
    expect(back.body.refund.online).toBe(one.amount);
    await runOutbox(room.shop.deps);
    expect([await refundedOf(one.ref), await refundedOf(other.ref)]).toEqual([one.amount, 0]);
  },
);

test('of a share of two orders each says what went back of it, and not of the other', async () => {
  const { ada, bob, order } = await dine('fries', 'soda');
  const other = (await room.shop.round(bob, ['burger'])).body.order;
  await pay(bob, { share: { kind: 'all' }, tip_fixed: 200 });
  const [fries] = order.items;
  const back = await refund(order.order_id, [fries.item_instance_id]);
  await runOutbox(room.shop.deps);
  expect(await givenBackOf(ada, order.order_id)).toBe(back.body.refund.online);
  expect(await givenBackOf(ada, other.order_id)).toBe(0);
  const rest = await refund(other.order_id);
  await runOutbox(room.shop.deps);
  expect(await givenBackOf(ada, order.order_id)).toBe(back.body.refund.online);
  expect(await givenBackOf(ada, other.order_id)).toBe(rest.body.refund.online);
});

test('a share of two orders, one of which was cancelled before the money came, pays the other', async () => {
  const { ada, bob, order } = await dine('fries');
  const other = (await room.shop.round(bob, ['burger'])).body.order;
  const opened = await room.shop.pay(bob, { share: { kind: 'all' }, tip_fixed: 100 });
  const { payment_intent_id } = opened.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  await room.shop.db
    .update(orders)
    .set({ status: 'ORDER_CANCELLED' })
    .where(eq(orders.order_id, order.order_id));
  expect((await room.shop.settle(bob, payment_intent_id)).status).toBe(200);
  await runOutbox(room.shop.deps);
  const back = await givenBackOf(ada, order.order_id);
  // The fries with their tax, and their part of the tip.
  expect(back).toBeGreaterThan(490);
  expect(await refundedOf(payment_intent_id)).toBe(back);
  expect(await givenBackOf(ada, other.order_id)).toBe(0);
  const { paid, open } = await room.shop.bill(ada);
  expect({ paid, open }).toEqual({
    paid: opened.body.payment_intent.amount - back,
    open: 0,
  });
  const path = `/table/${ada.table_id}/orders`;
  const { body } = await room.shop.call('GET', path, undefined, ada);
  expect(body.orders).toMatchObject([
    { order_id: other.order_id, items: [{ has_paid: 'PAYMENT_PAID_ONLINE' }] },
    { order_id: order.order_id, items: [{ has_paid: 'PAYMENT_REFUNDED' }] },
  ]);
});

test('an order that somebody is paying at this moment is not cancelled over their head', async () => {
  const { ada, order } = await dine('fries');
  const opened = await room.shop.pay(ada, { share: { kind: 'all' } });
  expect(opened.status).toBe(200);
  const path = `/orders/${order.order_id}/status`;
  const why = { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' };
  expect((await room.shop.call('POST', path, why, room.staff)).body.code).toBe('payment_pending');
  await room.shop.confirm(opened.body.payment_intent.payment_intent_id);
  await room.shop.settle(ada, opened.body.payment_intent.payment_intent_id);
  expect((await room.shop.call('POST', path, why, room.staff)).status).toBe(200);
  await runOutbox(room.shop.deps);
  expect(await refundedOf(opened.body.payment_intent.payment_intent_id)).toBe(490);
});
