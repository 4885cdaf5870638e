import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { startWebhookReceiver } from '../../../testing/webhook-receiver';
import type { WebhookReceiver } from '../../../testing/webhook-receiver';
import { signPayload } from '../webhooks/sign-payload';

let endpoint: WebhookReceiver;
let sandbox: RunningSandbox;

beforeAll(async () => {
  endpoint = await startWebhookReceiver();
  sandbox = await startSandbox({
    stripe: { webhookRetry: { attempts: 4, firstMs: 20, maxMs: 50 } },
  });
});

afterAll(async () => {
  await sandbox.close();
  await endpoint.close();
});

beforeEach(async () => {
  await sandbox.control('reset', {});
  await sandbox.control('stripe/webhooks', { url: endpoint.url });
  endpoint.received.length = 0;
  endpoint.answers.length = 0;
});

function pay(method = 'pm_card_visa', extra: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return sandbox.stripe.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: method,
    ...extra,
  });
}

/** As long as anything that is not to come would take. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 120));
}

test('signs as Stripe documents it', () => {
  expect(signPayload('{"id":"evt_1"}', 'whsec_test', 1_700_000_000)).toBe(
    't=1700000000,v1=c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
  );
});

test('events pass the SDK’s own verification, and only with the right secret', async () => {
  const intent = await pay();
  await endpoint.waitFor(2);
  for (const { body, signature } of endpoint.received) {
    const event = sandbox.stripe.webhooks.constructEvent(body, signature, 'whsec_sandbox');
    expect(event).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      data: { object: { id: intent.id, object: 'payment_intent' } },
      request: { id: intent.lastResponse.requestId },
    });
    expect(() => sandbox.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
  }
  expect(endpoint.types().toSorted()).toEqual([
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

test('each step of an intent has its event', async () => {
  await pay('pm_card_chargeDeclined').catch(() => undefined);
  const waiting = await pay('pm_card_authenticationRequired', {
    return_url: 'https://example.com/',
  });
  await sandbox.stripe.paymentIntents.cancel(waiting.id);
  await pay('pm_card_visa', { capture_method: 'manual' });
  await endpoint.waitFor(7);
  expect(new Set(endpoint.types())).toEqual(
    new Set([
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.canceled',
      'payment_intent.amount_capturable_updated',
    ]),
  );
});

test('an event of a connected account names it', async () => {
  await sandbox.stripe.paymentIntents.create(
    { amount: 500, currency: 'usd', allowed_payment_method_types: ['card'] },
    { stripeAccount: 'acct_bistro' },
  );
  await endpoint.waitFor(1);
  expect(endpoint.received[0]?.event.account).toBe('acct_bistro');
});

test('an event keeps the state of its moment', async () => {
  await sandbox.control('stripe/webhooks', { mode: 'hold' });
  await pay('pm_card_visa', { metadata: { order_id: 'o1' } });
  await sandbox.control('stripe/webhooks/release', {});
  await endpoint.waitFor(2);
  const statuses = endpoint.received.map(({ event }) => event.data.object['status']);
  expect(statuses).toEqual(['requires_confirmation', 'succeeded']);
});

test('a refused delivery is repeated, with a fresh signature, until it is accepted', async () => {
  endpoint.answers.push(500, 404, 302);
  await sandbox.stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  });
  await endpoint.waitFor(4);
  expect(new Set(endpoint.received.map(({ event }) => event.id)).size).toBe(1);
  const attempts = [500, 404, 302, 200].map((status) => ({ status }));
  await expect
    .poll(() => sandbox.control('stripe/webhooks'))
    .toMatchObject({ deliveries: [{ state: 'delivered', attempts }] });
});

test('a delivery that never arrives is given up, and says why', async () => {
  await sandbox.control('stripe/webhooks', { url: 'http://127.0.0.1:9/nobody' });
  await pay();
  await expect
    .poll(() => sandbox.control('stripe/webhooks'))
    .toMatchObject({
      deliveries: [
        { type: 'payment_intent.succeeded', state: 'failed', attempts: expect.any(Array) },
        { type: 'payment_intent.created', state: 'failed' },
      ],
    });
});

test('events can be duplicated', async () => {
  await sandbox.control('stripe/webhooks', { mode: 'duplicate', delay_ms: 5 });
  await pay();
  await endpoint.waitFor(4);
  const ids = endpoint.received.map(({ event }) => event.id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(2);
});

test('events can be delayed, dropped and reordered', async () => {
  await sandbox.control('stripe/webhooks', { mode: 'delay', delay_ms: 150 });
  const asked_ms = performance.now();
  await pay();
  await endpoint.waitFor(2);
  // A timer may be a millisecond early.
  expect(performance.now() - asked_ms).toBeGreaterThanOrEqual(149);
  await sandbox.control('stripe/webhooks', { mode: 'drop' });
  await pay();
  await settle();
  expect(endpoint.received).toHaveLength(2);
  await sandbox.control('stripe/webhooks', { mode: 'reorder', delay_ms: 30 });
  await pay();
  await endpoint.waitFor(4);
  expect(endpoint.types().slice(2)).toEqual(['payment_intent.succeeded', 'payment_intent.created']);
});

test('held events wait for their release, in either order, and for some of them', async () => {
  await sandbox.control('stripe/webhooks', { mode: 'hold' });
  await pay('pm_card_visa', { metadata: { restaurant_id: 'r1' } });
  await pay('pm_card_visa', { metadata: { restaurant_id: 'r2' } });
  await settle();
  expect(endpoint.received).toHaveLength(0);
  const match = { metadata: { restaurant_id: 'r2' } };
  expect(await sandbox.control('stripe/webhooks/release', { order: 'reverse', match })).toEqual({
    released: 2,
  });
  await endpoint.waitFor(2);
  expect(endpoint.types()).toEqual(['payment_intent.succeeded', 'payment_intent.created']);
  expect(await sandbox.control('stripe/webhooks/release', {})).toEqual({ released: 2 });
  await endpoint.waitFor(4);
});

test('a rule can be meant for one restaurant or one type', async () => {
  const metadata = { restaurant_id: 'r1' };
  await sandbox.control('stripe/webhooks', { mode: 'drop', match: { metadata } });
  await sandbox.control('stripe/webhooks', {
    mode: 'drop',
    match: { type: 'payment_intent.created' },
  });
  const dropped = await pay('pm_card_visa', { metadata });
  const heard = await pay();
  await endpoint.waitFor(1);
  await sandbox.stripe.refunds.create({ payment_intent: dropped.id });
  await settle();
  expect(endpoint.received.map(({ event }) => [event.type, event.data.object['id']])).toEqual([
    ['payment_intent.succeeded', heard.id],
  ]);
});
