import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runOutbox } from '../../jobs/outbox';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';

const room = diningWithStaff();

async function dine(...keys: string[]) {
  const [ada, bob] = await room.shop.sit('TAB1', 'Ada', 'Bob');
  if (!ada || !bob) throw new Error('nobody sits');
  const { order } = (await room.shop.round(ada, keys)).body;
  const { open: total } = await room.shop.bill(ada);
  return { ada, bob, order, order_id: String(order.order_id), total: Number(total) };
}

/** Pays a share by card, and says by which payment. */
async function pay(diner: Diner, share: object): Promise<{ ref: string; amount: number }> {
  const opened = await room.shop.pay(diner, { share });
  expect(opened).toMatchObject({ status: 200 });
  const { payment_intent_id, amount } = opened.body.payment_intent;
  await room.shop.confirm(payment_intent_id);
  expect((await room.shop.settle(diner, payment_intent_id)).status).toBe(200);
  return { ref: payment_intent_id, amount };
}

async function refund(order_id: string, item_instance_ids?: string[]) {
  const how = { ...room.staff, key: randomUUID() };
  const { body } = await room.shop.call(
    'POST',
    `/orders/${order_id}/refund`,
    { item_instance_ids },
    how,
  );
  await runOutbox(room.shop.deps);
  return body;
}

async function takeAtCounter(order_id: string, item_instance_ids?: string[]): Promise<void> {
  const path = `/orders/${order_id}/paid`;
  expect(await room.shop.call('POST', path, { item_instance_ids }, room.staff)).toMatchObject({
    status: 200,
  });
}

async function refundedOf(ref: string): Promise<number> {
  const { intents } = await room.shop.ledger();
  return intents.find(({ id }: { id: string }) => id === ref).amount_refunded;
}

test('an amount that was paid of an order goes back with all of it, once, and not the rest', async () => {
  const { ada, bob, order_id, total } = await dine('burger', 'soda');
  const { ref } = await pay(bob, { kind: 'amount', amount: 300 });
  expect((await refund(order_id)).refund).toEqual({ online: 300, at_counter: 0 });
  expect(await refundedOf(ref)).toBe(300);
  expect((await refund(order_id)).code).toBe('refund_too_high');
  const rest = await pay(ada, { kind: 'all' });
  expect(rest.amount).toBe(total - 300);
  expect((await refund(order_id)).refund).toEqual({ online: rest.amount, at_counter: 0 });
  expect(await refundedOf(ref)).toBe(300);
});

test('an equal part goes back, also where every line is named', async () => {
  const { bob, order, order_id } = await dine('burger', 'soda');
  const { ref, amount } = await pay(bob, { kind: 'parts', parts: 1, parts_of: 3 });
  const lines = order.items.map((item: { item_instance_id: string }) => item.item_instance_id);
  expect((await refund(order_id, lines)).refund).toEqual({ online: amount, at_counter: 0 });
  expect(await refundedOf(ref)).toBe(amount);
});

test('what was paid by name and what was paid as an amount go back together, the rest being open', async () => {
  const { ada, bob, order, order_id } = await dine('fries', 'soda');
  const [fries] = order.items;
  const other = await pay(bob, { kind: 'amount', amount: 100 });
  const one = await pay(ada, { kind: 'items', item_instance_ids: [fries.item_instance_id] });
  expect((await refund(order_id)).refund.online).toBe(one.amount + 100);
  expect([await refundedOf(one.ref), await refundedOf(other.ref)]).toEqual([one.amount, 100]);
});

test('of an amount for two orders goes back what one of them had of it', async () => {
  const { ada, bob, order_id, total } = await dine('burger', 'soda');
  const other = (await room.shop.round(bob, ['fries'])).body.order;
  const { ref } = await pay(bob, { kind: 'amount', amount: 600 });
  const { online } = (await refund(order_id)).refund;
  expect(online).toBeGreaterThan(0);
  expect(online).toBeLessThan(600);
  expect((await refund(other.order_id)).refund.online).toBe(600 - online);
  expect(await refundedOf(ref)).toBe(600);
  expect((await room.shop.bill(ada)).open).toBe(total + 490 - 600);
});

test('the counter hands over what it took, and the card gets its amount back', async () => {
  const { bob, order_id, total } = await dine('burger', 'soda');
  const { ref } = await pay(bob, { kind: 'amount', amount: 300 });
  await takeAtCounter(order_id);
  expect((await refund(order_id)).refund).toEqual({ online: 300, at_counter: total - 300 });
  expect(await refundedOf(ref)).toBe(300);
  expect((await refund(order_id)).code).toBe('refund_too_high');
});

test('line by line the counter hands over no more than it took', async () => {
  const { bob, order, order_id, total } = await dine('burger', 'soda');
  await pay(bob, { kind: 'amount', amount: 600 });
  await takeAtCounter(order_id);
  const [burger, soda] = order.items;
  const most = total - 600;
  const one = (await refund(order_id, [burger.item_instance_id])).refund;
  expect(one).toEqual({ online: 0, at_counter: most });
  expect((await refund(order_id, [soda.item_instance_id])).code).toBe('refund_too_high');
  expect((await refund(order_id)).refund).toEqual({ online: 600, at_counter: 0 });
});

test('the counter hands its tip over with the last line, each time it took one', async () => {
  const { ada, order, order_id, total } = await dine('fries', 'soda');
  await room.shop.call('PATCH', `/orders/${order_id}/tip`, { tip_fixed: 100 }, ada);
  const [fries, soda] = order.items;
  await takeAtCounter(order_id, [fries.item_instance_id]);
  const one = (await refund(order_id)).refund.at_counter;
  expect(one).toBeGreaterThan(490);
  await takeAtCounter(order_id, [soda.item_instance_id]);
  expect((await refund(order_id)).refund.at_counter).toBe(total + 100 - one);
});

test('of several times that the counter took money it hands over what each brought, by whichever line', async () => {
  const { bob, order, order_id, total } = await dine('burger', 'soda');
  const [burger, soda] = order.items;
  await takeAtCounter(order_id, [soda.item_instance_id]);
  const rest = (await room.shop.bill(bob)).open;
  await pay(bob, { kind: 'amount', amount: 600 });
  await takeAtCounter(order_id);
  const one = (await refund(order_id, [burger.item_instance_id])).refund;
  expect(one).toEqual({ online: 0, at_counter: rest - 600 });
  const other = (await refund(order_id, [soda.item_instance_id])).refund;
  expect(other).toEqual({ online: 0, at_counter: total - rest });
  expect((await refund(order_id)).refund).toEqual({ online: 600, at_counter: 0 });
});

test('line by line the counter hands over each tip with the last line that it came with', async () => {
  const { ada, order, order_id, total } = await dine('fries', 'soda');
  await room.shop.call('PATCH', `/orders/${order_id}/tip`, { tip_fixed: 100 }, ada);
  const [fries, soda] = order.items;
  await takeAtCounter(order_id, [fries.item_instance_id]);
  await takeAtCounter(order_id, [soda.item_instance_id]);
  const one = (await refund(order_id, [fries.item_instance_id])).refund.at_counter;
  expect(one).toBeGreaterThan(490);
  const other = (await refund(order_id, [soda.item_instance_id])).refund.at_counter;
  expect(one + other).toBe(total + 100);
  expect((await refund(order_id)).code).toBe('refund_too_high');
});
