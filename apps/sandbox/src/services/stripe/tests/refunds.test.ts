import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { startWebhookReceiver } from '../../../testing/webhook-receiver';
import type { WebhookReceiver } from '../../../testing/webhook-receiver';
import { idOf } from '../wire/id-of';

let endpoint: WebhookReceiver;
let sandbox: RunningSandbox;

beforeAll(async () => {
  endpoint = await startWebhookReceiver();
  sandbox = await startSandbox({ stripe: { webhookUrl: endpoint.url, refundSettleMs: 20 } });
});

afterAll(async () => {
  await sandbox.close();
  await endpoint.close();
});

function pay(method: string, extra: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return sandbox.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: method,
    metadata: { order_id: 'o1' },
    ...extra,
  });
}

async function messageOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  return error instanceof Error ? error.message : '';
}

test('gives back a part, then the rest, and never more than was paid', async () => {
  const { refunds, charges } = sandbox.stripe;
  const intent = await pay('pm_card_visa');
  const too = refunds.create({ payment_intent: intent.id, amount: 1001 });
  expect(await messageOf(too)).toBe(
    'Refund amount ($10.01) is greater than charge amount ($10.00)',
  );
  const part = await refunds.create({
    payment_intent: intent.id,
    amount: 400,
    reason: 'requested_by_customer',
    metadata: { refund_id: 'r1' },
  });
  expect(part).toMatchObject({
    object: 'refund',
    amount: 400,
    status: 'succeeded',
    currency: 'usd',
    payment_intent: intent.id,
    charge: intent.latest_charge,
    metadata: { refund_id: 'r1' },
  });
  const beyond = refunds.create({ payment_intent: intent.id, amount: 601 });
  expect(await messageOf(beyond)).toBe(
    'Refund amount ($6.01) is greater than unrefunded amount on charge ($6.00)',
  );
  const rest = await refunds.create({ charge: idOf(intent.latest_charge) });
  expect(rest.amount).toBe(600);
  const again = await refunds
    .create({ payment_intent: intent.id })
    .catch((error: unknown) => error);
  expect(again).toMatchObject({ code: 'charge_already_refunded', statusCode: 400 });
  const charge = await charges.retrieve(idOf(intent.latest_charge), { expand: ['refunds'] });
  expect(charge).toMatchObject({ amount_refunded: 1000, refunded: true });
  expect(charge.refunds?.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
});

test('reads refunds one by one, by intent and as a list', async () => {
  const { refunds } = sandbox.stripe;
  const intent = await pay('pm_card_visa');
  const one = await refunds.create({ payment_intent: intent.id, amount: 100 });
  const two = await refunds.create({ payment_intent: intent.id, amount: 200 });
  const read = await refunds.retrieve(one.id, { expand: ['payment_intent.latest_charge'] });
  expect(read.payment_intent).toMatchObject({ id: intent.id, latest_charge: { object: 'charge' } });
  const own = await refunds.list({ payment_intent: intent.id });
  expect(own.data.map(({ id }) => id)).toEqual([two.id, one.id]);
  const latest = await refunds.list({ limit: 1 });
  expect(latest).toMatchObject({ has_more: true, data: [{ id: two.id }] });
  const noted = await refunds.update(one.id, { metadata: { note: 'cold fries' } });
  expect(noted.metadata).toEqual({ note: 'cold fries' });
  await expect(refunds.cancel(one.id)).rejects.toThrow('cannot be canceled');
  await expect(refunds.retrieve('re_nobody')).rejects.toMatchObject({ statusCode: 404 });
  await expect(refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
});

test('has nothing to give back before the money is captured', async () => {
  const held = await pay('pm_card_visa', { capture_method: 'manual' });
  expect(await messageOf(sandbox.stripe.refunds.create({ payment_intent: held.id }))).toContain(
    'does not have a successful charge',
  );
  await sandbox.stripe.paymentIntents.capture(held.id, { amount_to_capture: 700 });
  const refund = await sandbox.stripe.refunds.create({ payment_intent: held.id });
  expect(refund.amount).toBe(700);
});

test('a refund can fail after it had succeeded, and the charge is open for another', async () => {
  const intent = await pay('pm_card_refundFail');
  const refund = await sandbox.stripe.refunds.create({ payment_intent: intent.id });
  expect(refund.status).toBe('succeeded');
  await endpoint.waitFor(1, 'refund.failed');
  await endpoint.waitFor(1, 'refund.updated');
  const failed = await sandbox.stripe.refunds.retrieve(refund.id);
  expect(failed).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
  const charge = await sandbox.stripe.charges.retrieve(idOf(intent.latest_charge));
  expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
});

test('a refund can be pending first', async () => {
  const intent = await pay('pm_card_pendingRefund');
  const refund = await sandbox.stripe.refunds.create({ payment_intent: intent.id });
  expect(refund.status).toBe('pending');
  await endpoint.waitFor(2, 'refund.updated');
  expect((await sandbox.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
});
