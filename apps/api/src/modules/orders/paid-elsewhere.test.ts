import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orders, payments } from '../../db/schema/index';
import { runOutbox } from '../../jobs/outbox';
import { runReconciliation } from '../../jobs/reconciliation';
import { type Shop, startShop } from '../payments/settle/testing/start-shop';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
afterEach(() => shop.control('faults', undefined, 'DELETE'));

type Guest = Awaited<ReturnType<Shop['newGuest']>>;

const CANCEL = { method: 'POST', path: '/v1/payment_intents/*/cancel' };

async function withIntent() {
  const guest = await shop.newGuest();
  const body = { ...shop.order(guest.guest_id), mode: 'before' };
  const reply = await shop.call('POST', '/payments/intent', body, guest);
  return { ...guest, pi: reply.body.payment_intent.payment_intent_id as string };
}

function atCounter(guest: Guest, changes: object = {}, key: string = randomUUID()) {
  const body = { ...shop.order(guest.guest_id), payment_method: 'COUNTER', ...changes };
  return shop.call('POST', '/orders/orderAndPay', body, { token: guest.token, key });
}

async function placedOf({ guest_id }: Guest) {
  const mine = await shop.db.select().from(orders).where(eq(orders.guest_id, guest_id));
  return mine.filter(({ status }) => status === 'ORDER_SENT_TO_KITCHEN');
}

async function paymentsOf({ guest_id }: Guest) {
  return await shop.db.select().from(payments).where(eq(payments.guest_id, guest_id));
}

async function keptOf(guest: Guest): Promise<number> {
  const mine = await paymentsOf(guest);
  const { intents } = (await shop.ledger()) as {
    intents: { id: string; amount_captured: number; amount_refunded: number }[];
  };
  return intents
    .filter(({ id }) => mine.some(({ provider_ref }) => provider_ref === id))
    .reduce((sum, intent) => sum + intent.amount_captured - intent.amount_refunded, 0);
}

describe('ordering at the counter while a card payment is open in another window', () => {
  test('closes that payment: its card can no longer be charged', async () => {
    const guest = await withIntent();
    expect((await atCounter(guest)).status).toBe(200);
    await expect(shop.confirm(guest.pi)).rejects.toThrow('canceled');
    expect(await placedOf(guest)).toHaveLength(1);
    expect(await paymentsOf(guest)).toMatchObject([{ status: 'CANCELLED' }]);
    expect(await keptOf(guest)).toBe(0);
  });

  test('tells of the paid order instead, when the card was faster', async () => {
    const guest = await withIntent();
    await shop.confirm(guest.pi);
    expect((await atCounter(guest)).body).toMatchObject({
      code: 'already_paid',
      order: { status: 'ORDER_SENT_TO_KITCHEN', payment_status: 'CAPTURED' },
    });
    expect(await placedOf(guest)).toHaveLength(1);
  });

  test('also when its order is placed already, if the payment is named', async () => {
    const guest = await withIntent();
    await shop.confirm(guest.pi);
    const body = {
      restaurant_id: shop.restaurant_id,
      guest_id: guest.guest_id,
      payment_method: 'CARD',
      token: guest.pi,
    };
    expect((await shop.call('POST', '/orders/orderAndPay', body, guest)).status).toBe(200);
    expect((await atCounter(guest, { replaces: guest.pi })).body.code).toBe('already_paid');
    expect((await atCounter(guest)).status).toBe(200);
    expect(await placedOf(guest)).toHaveLength(2);
  });

  test('closes one that waits for the answer to the bank’s question', async () => {
    const guest = await withIntent();
    const asked = await shop.confirm(guest.pi, 'pm_card_threeDSecure2Required');
    expect(asked.status).toBe('requires_action');
    expect((await atCounter(guest)).status).toBe(200);
    expect(await shop.stripe.paymentIntents.retrieve(guest.pi)).toMatchObject({
      status: 'canceled',
    });
  });

  test('closes one that the processor knows nothing of', async () => {
    const guest = await withIntent();
    await shop.db
      .update(payments)
      .set({ provider_ref: `pi_unheard_of_${randomUUID()}` })
      .where(eq(payments.guest_id, guest.guest_id));
    expect((await atCounter(guest)).status).toBe(200);
    expect(await paymentsOf(guest)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  test('is possible while the processor is silent, and money that it took goes back', async () => {
    const guest = await withIntent();
    await shop.fault({ kind: 'status', status: 503, match: CANCEL });
    expect((await atCounter(guest)).status).toBe(200);
    // The processor was unreachable, so the card in the other window still works.
    await shop.confirm(guest.pi);
    await runOutbox(shop.deps);
    expect(await keptOf(guest)).toBe(2478);
    await shop.control('faults', undefined, 'DELETE');
    shop.advance(10_000);
    await runOutbox(shop.deps);
    await runOutbox(shop.deps);
    expect(await keptOf(guest)).toBe(0);
    expect(await placedOf(guest)).toMatchObject([{ placed_at: expect.any(Date) }]);
    expect(await paymentsOf(guest)).toMatchObject([{ status: 'REFUNDED' }]);
  });

  test('with the same key is one order, whatever became of the payment', async () => {
    const guest = await withIntent();
    const key = randomUUID();
    const [first, twin] = await Promise.all([atCounter(guest, {}, key), atCounter(guest, {}, key)]);
    const later = await atCounter(guest, {}, key);
    expect(first.body).toEqual(later.body);
    expect(twin.body).toEqual(later.body);
    expect(await placedOf(guest)).toHaveLength(1);
  });

  test('races with the card: one order, paid here or there', async () => {
    for (let round = 0; round < 6; round += 1) {
      const guest = await withIntent();
      const [card, counter] = await Promise.allSettled([shop.confirm(guest.pi), atCounter(guest)]);
      shop.advance(130_000);
      await runReconciliation(shop.deps);
      await runOutbox(shop.deps);
      const isPaid = card.status === 'fulfilled';
      expect(counter).toMatchObject({ value: { status: isPaid ? 409 : 200 } });
      expect(await placedOf(guest)).toHaveLength(1);
      expect(await keptOf(guest)).toBe(isPaid ? 2478 : 0);
    }
  }, 60_000);
});
