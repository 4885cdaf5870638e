import { randomUUID } from 'node:crypto';
import { err } from '@comanda/kernel';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payments } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { runOutbox } from '../../jobs/outbox';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';

const room = diningWithStaff();

async function sit() {
  const [ada, bob] = await room.shop.sit('TAB1', 'Ada', 'Bob');
  if (!ada || !bob) throw new Error('nobody sits');
  return { ada, bob };
}

async function order(diner: Diner, keys: string[]): Promise<string> {
  return String((await room.shop.round(diner, keys)).body.order.order_id);
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

/** Refunds at the processor itself and sends its webhook. */
async function refundByHand(ref: string, amount: number): Promise<void> {
  room.shop.advance(1000);
  const before = await knownOf(ref);
  await room.shop.stripe.refunds.create({ payment_intent: ref, amount });
  await hearOfRefund(ref);
  await expect.poll(() => knownOf(ref)).toBe(before + amount);
  room.shop.advance(1000);
}

function hearOfRefund(ref: string) {
  return room.shop.sendWebhook({
    id: `evt_${randomUUID()}`,
    type: 'charge.refunded',
    data: { object: { id: 'ch_any', object: 'charge', payment_intent: ref } },
  });
}

/** A server to which refunds are refused, or made without its hearing of it. */
function serverThat(how: 'is refused' | 'hears nothing'): Deps {
  const { STRIPE } = room.shop.deps.processors;
  if (STRIPE === undefined) throw new Error('STRIPE is not set up.');
  const refund: typeof STRIPE.refund = async (...asked) => {
    if (how === 'is refused') return err({ code: 'rejected', detail: 'not today' });
    await STRIPE.refund(...asked);
    return err({ code: 'unknown', detail: 'the answer was lost' });
  };
  return {
    ...room.shop.deps,
    processors: { ...room.shop.deps.processors, STRIPE: { ...STRIPE, refund } },
  };
}

async function knownOf(ref: string): Promise<number> {
  const [row] = await room.shop.db.select().from(payments).where(eq(payments.provider_ref, ref));
  return row?.refunded_amount ?? 0;
}

async function refund(order_id: string, item_instance_ids?: string[]): Promise<number> {
  const how = { ...room.staff, key: randomUUID() };
  const { body } = await room.shop.call(
    'POST',
    `/orders/${order_id}/refund`,
    { item_instance_ids },
    how,
  );
  return body.refund?.online ?? body.code;
}

async function refundedOf(ref: string): Promise<number> {
  await runOutbox(room.shop.deps);
  const { intents } = await room.shop.ledger();
  return intents.find(({ id }: { id: string }) => id === ref).amount_refunded;
}

test('what was given back of a share by hand does not go back again', async () => {
  const { ada } = await sit();
  const order_id = await order(ada, ['fries', 'soda']);
  const { ref, amount } = await pay(ada, { kind: 'all' });
  await refundByHand(ref, 150);
  expect(await refund(order_id)).toBe(amount - 150);
  expect(await refundedOf(ref)).toBe(amount);
});

test('nor where another part was asked for here before, carried out or not', async () => {
  const { ada } = await sit();
  const { order: placed } = (await room.shop.round(ada, ['fries', 'soda', 'burger'])).body;
  const [fries, soda] = placed.items;
  const { ref, amount } = await pay(ada, { kind: 'all' });
  const one = await refund(placed.order_id, [fries.item_instance_id]);
  await runOutbox(room.shop.deps);
  await refundByHand(ref, 150);
  const other = await refund(placed.order_id, [soda.item_instance_id]);
  expect(await refund(placed.order_id)).toBe(amount - one - other - 150);
  expect(await refundedOf(ref)).toBe(amount);
});

test('by hand of a share of two orders, each gives back its part less', async () => {
  const { ada, bob } = await sit();
  const [one, other] = [await order(ada, ['fries']), await order(bob, ['fries'])];
  const { ref, amount } = await pay(bob, { kind: 'all' });
  await refundByHand(ref, 100);
  const back = [await refund(one), await refund(other)];
  expect(back).toEqual([amount / 2 - 50, amount / 2 - 50]);
  expect(await refundedOf(ref)).toBe(amount);
});

test('by hand after one of two orders went back, the other gives back what is left', async () => {
  const { ada, bob } = await sit();
  const [one, other] = [await order(ada, ['fries']), await order(bob, ['fries'])];
  const { ref, amount } = await pay(bob, { kind: 'all' });
  expect(await refund(one)).toBe(amount / 2);
  await runOutbox(room.shop.deps);
  await refundByHand(ref, 100);
  expect(await refund(other)).toBe(amount / 2 - 100);
  expect(await refundedOf(ref)).toBe(amount);
});

test.each(['has not gone out yet', 'was refused'])(
  'nor where another part was asked for here before that %s',
  async (how) => {
    const { ada } = await sit();
    const { order: placed } = (await room.shop.round(ada, ['fries', 'soda', 'burger'])).body;
    const [fries] = placed.items;
    const { ref, amount } = await pay(ada, { kind: 'all' });
    const one = await refund(placed.order_id, [fries.item_instance_id]);
    if (how === 'was refused') await runOutbox(serverThat('is refused'));
    await refundByHand(ref, one + 10);
    expect(await refund(placed.order_id)).toBe(amount - one - one - 10);
    room.shop.advance(60_000);
    expect(await refundedOf(ref)).toBe(amount);
  },
);

test('a part whose answer was lost is not taken for one by hand when its news comes', async () => {
  const { ada } = await sit();
  const { order: placed } = (await room.shop.round(ada, ['fries', 'soda'])).body;
  const [fries] = placed.items;
  const { ref, amount } = await pay(ada, { kind: 'all' });
  const one = await refund(placed.order_id, [fries.item_instance_id]);
  await runOutbox(serverThat('hears nothing'));
  await hearOfRefund(ref);
  await expect.poll(() => knownOf(ref)).toBe(one);
  expect(await refund(placed.order_id)).toBe(amount - one);
  expect(await refundedOf(ref)).toBe(amount);
});

test('of what a named payer was given back by hand, nobody else makes up', async () => {
  const { ada, bob } = await sit();
  const { order: placed } = (await room.shop.round(ada, ['fries', 'soda'])).body;
  const [fries] = placed.items;
  const beside = await pay(bob, { kind: 'amount', amount: 300 });
  const { ref, amount } = await pay(ada, {
    kind: 'items',
    item_instance_ids: [fries.item_instance_id],
  });
  await refundByHand(ref, 150);
  expect(await refund(placed.order_id, [fries.item_instance_id])).toBe(amount - 150);
  expect([await refundedOf(ref), await refundedOf(beside.ref)]).toEqual([amount, 0]);
});
