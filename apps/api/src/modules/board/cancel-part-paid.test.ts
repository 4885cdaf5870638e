import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staff_actions } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { runReconciliation } from '../../jobs/reconciliation';
import { diningWithStaff } from '../payments/settle/testing/dining-with-staff';
import type { Diner } from '../payments/settle/testing/start-dining';
import { HOLD_MS } from '../bills/claim-share';

const room = diningWithStaff();

async function dine() {
  const [ada, bob] = await room.shop.sit('TAB1', 'Ada', 'Bob');
  if (!ada || !bob) throw new Error('nobody sits');
  const { order } = (await room.shop.round(ada, ['burger', 'soda'])).body;
  const { open: total } = await room.shop.bill(ada);
  return { ada, bob, order_id: String(order.order_id), total: Number(total) };
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

/** Cancels an order; gives what the staff's own books say went back. */
async function cancel(order_id: string): Promise<unknown> {
  const why = { status: 'ORDER_CANCELLED', cancel_reason: 'too_busy' };
  expect(await room.shop.call('POST', `/orders/${order_id}/status`, why, room.staff)).toMatchObject(
    {
      status: 200,
    },
  );
  await runOutbox(room.shop.deps);
  const rows = await room.shop.db
    .select()
    .from(staff_actions)
    .where(eq(staff_actions.subject_id, order_id));
  return rows.find(({ action }) => action === 'order.moved')?.detail;
}

async function refundedOf(ref: string): Promise<number> {
  const { intents } = await room.shop.ledger();
  return intents.find(({ id }: { id: string }) => id === ref).amount_refunded;
}

test('an amount that was paid of it, for no line by name, goes back', async () => {
  const { bob, order_id } = await dine();
  const { ref } = await pay(bob, { kind: 'amount', amount: 300 });
  expect(await cancel(order_id)).toMatchObject({ online: 300, at_counter: 0 });
  expect(await refundedOf(ref)).toBe(300);
});

test('all that was left beside an amount goes back, when that was never paid', async () => {
  const { ada, bob, order_id, total } = await dine();
  expect((await room.shop.pay(bob, { share: { kind: 'amount', amount: 300 } })).status).toBe(200);
  const { ref, amount } = await pay(ada, { kind: 'all' });
  expect(amount).toBe(total - 300);
  room.shop.advance(HOLD_MS + 1000);
  await runReconciliation(room.shop.deps);
  expect(await cancel(order_id)).toMatchObject({ online: amount, at_counter: 0 });
  expect(await refundedOf(ref)).toBe(amount);
});

test('what the counter took goes back there, and what came by card to the card', async () => {
  const { bob, order_id, total } = await dine();
  const { ref } = await pay(bob, { kind: 'amount', amount: 300 });
  const counter = await room.shop.call('POST', `/orders/${order_id}/paid`, {}, room.staff);
  expect(counter).toMatchObject({ status: 200 });
  expect(await cancel(order_id)).toMatchObject({ online: 300, at_counter: total - 300 });
  expect(await refundedOf(ref)).toBe(300);
});

test('what went back before does not go back again', async () => {
  const { ada, bob, order_id, total } = await dine();
  const one = await pay(bob, { kind: 'amount', amount: 300 });
  const other = await pay(ada, { kind: 'all' });
  const back = await room.shop.call('POST', `/orders/${order_id}/refund`, {}, room.staff);
  expect(back.body.refund).toEqual({ online: total, at_counter: 0 });
  await runOutbox(room.shop.deps);
  expect(await cancel(order_id)).toMatchObject({ online: 0, at_counter: 0 });
  expect([await refundedOf(one.ref), await refundedOf(other.ref)]).toEqual([300, other.amount]);
});
