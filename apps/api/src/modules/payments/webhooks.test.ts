import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { orders, payments, webhook_events } from '../../db/schema/index';
import { runReconciliation } from '../../jobs/reconciliation';
import { holdCall } from './settle/testing/hold-call';
import { type Shop, startShop } from './settle/testing/start-shop';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
afterEach(() => shop.control('faults', undefined, 'DELETE'));

async function paidIntent() {
  const guest = await shop.newGuest();
  const body = { ...shop.order(guest.guest_id), mode: 'before' };
  const reply = await shop.call('POST', '/payments/intent', body, guest);
  const pi: string = reply.body.payment_intent.payment_intent_id;
  await shop.confirm(pi);
  return { pi, order_id: reply.body.order_id as string };
}

function succeeded(pi: string) {
  return {
    id: `evt_${randomUUID()}`,
    type: 'payment_intent.succeeded',
    data: { object: { id: pi, object: 'payment_intent' } },
  };
}

async function statusOf(order_id: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.order_id, order_id));
  return order?.status;
}

async function inboxOf(event_id: string) {
  return await shop.db.select().from(webhook_events).where(eq(webhook_events.event_id, event_id));
}

test.each([
  ['forged', { secret: 'whsec_somebody_else' }],
  ['stale', { timestamp: Math.floor(Date.now() / 1000) - 301 }],
  ['unsigned', { signature: '' }],
  ['signed with nonsense', { signature: 't=now,v1=zz' }],
])('R4: a webhook that is %s is refused and leaves no trace', async (_, how) => {
  const { pi, order_id } = await paidIntent();
  const event = succeeded(pi);
  expect(await shop.sendWebhook(event, how)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
  expect(await inboxOf(event.id)).toEqual([]);
  expect(await statusOf(order_id)).toBe('ORDER_OPEN');
});

test('R4: one just inside the tolerance is taken', async () => {
  const { pi, order_id } = await paidIntent();
  // It is of the last second, which does not end on its way.
  vi.useFakeTimers({ toFake: ['Date'] });
  const timestamp = Math.floor(Date.now() / 1000) - 300;
  const reply = await shop.sendWebhook(succeeded(pi), { timestamp });
  vi.useRealTimers();
  expect(reply).toEqual({ status: 200, body: { received: true } });
  await expect.poll(() => statusOf(order_id)).toBe('ORDER_SENT_TO_KITCHEN');
});

test('it is answered at once, however slow the processor is when it is asked', async () => {
  const { pi, order_id } = await paidIntent();
  const letGo = holdCall(shop, 'lookUp');
  expect((await shop.sendWebhook(succeeded(pi))).status).toBe(200);
  expect(await statusOf(order_id)).toBe('ORDER_OPEN');
  letGo();
  await expect.poll(() => statusOf(order_id)).toBe('ORDER_SENT_TO_KITCHEN');
});

test('what it says of the payment is not believed: the processor is asked', async () => {
  const guest = await shop.newGuest();
  const reply = await shop.call(
    'POST',
    '/payments/intent',
    { ...shop.order(guest.guest_id), mode: 'before' },
    guest,
  );
  const event = succeeded(reply.body.payment_intent.payment_intent_id);
  await shop.sendWebhook({
    ...event,
    data: { object: { ...event.data.object, status: 'succeeded', amount_received: 2478 } },
  });
  await expect.poll(async () => (await inboxOf(event.id))[0]?.handled_at).toBeInstanceOf(Date);
  expect(await statusOf(reply.body.order_id)).toBe('ORDER_OPEN');
});

test('R4: one that cannot be handled when it comes stays in the inbox until it can', async () => {
  const { pi, order_id } = await paidIntent();
  const event = succeeded(pi);
  await shop.fault({
    kind: 'status',
    status: 503,
    match: { method: 'GET', path: `/v1/payment_intents/${pi}` },
  });
  expect((await shop.sendWebhook(event)).status).toBe(200);
  await expect.poll(async () => (await inboxOf(event.id))[0]?.attempts).toBe(1);
  expect(await statusOf(order_id)).toBe('ORDER_OPEN');
  await shop.control('faults', undefined, 'DELETE');
  await runReconciliation(shop.deps);
  expect(await statusOf(order_id)).toBe('ORDER_SENT_TO_KITCHEN');
  expect((await inboxOf(event.id))[0]?.handled_at).toBeInstanceOf(Date);
});

test('R4: one about an intent that is not known yet is kept and tried again', async () => {
  const event = succeeded('pi_unheard_of');
  await shop.sendWebhook(event);
  await expect.poll(async () => (await inboxOf(event.id))[0]?.attempts).toBe(1);
  await runReconciliation(shop.deps);
  expect(await inboxOf(event.id)).toMatchObject([{ attempts: 2, handled_at: null }]);
});

test('it places an order whose intent was opened when the server died before it could note the reference', async () => {
  const { pi, order_id } = await paidIntent();
  await shop.db
    .update(payments)
    .set({ provider_ref: null, client_secret: null })
    .where(eq(payments.order_id, order_id));
  await shop.sendWebhook(succeeded(pi));
  await expect.poll(() => statusOf(order_id)).toBe('ORDER_SENT_TO_KITCHEN');
});

test('one that comes from another account changes nothing', async () => {
  const { pi, order_id } = await paidIntent();
  const event = { ...succeeded(pi), account: 'acct_somebody_else' };
  await shop.sendWebhook(event);
  await expect.poll(async () => (await inboxOf(event.id))[0]?.attempts).toBe(1);
  expect(await statusOf(order_id)).toBe('ORDER_OPEN');
});

test('one about somebody else’s payment in the same account is closed without a word', async () => {
  const foreign = await shop.stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  });
  const event = succeeded(foreign.id);
  await shop.sendWebhook(event);
  await expect.poll(async () => (await inboxOf(event.id))[0]?.handled_at).toBeInstanceOf(Date);
});

test('a refund made at the processor is taken over', async () => {
  const { pi, order_id } = await paidIntent();
  await shop.sendWebhook(succeeded(pi));
  await expect.poll(() => statusOf(order_id)).toBe('ORDER_SENT_TO_KITCHEN');
  await shop.stripe.refunds.create({ payment_intent: pi });
  await shop.sendWebhook({
    id: `evt_${randomUUID()}`,
    type: 'charge.refunded',
    data: { object: { id: 'ch_any', object: 'charge', payment_intent: pi } },
  });
  await expect
    .poll(
      async () => (await shop.db.select().from(payments).where(eq(payments.provider_ref, pi)))[0],
    )
    .toMatchObject({ status: 'REFUNDED', refunded_amount: 2478 });
});
