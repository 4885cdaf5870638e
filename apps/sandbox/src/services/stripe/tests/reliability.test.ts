import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());
afterEach(() => sandbox.control('reset', {}));

const path = '/v1/payment_intents';

function create(
  stripe: Stripe,
  key: string,
  params: Partial<Stripe.PaymentIntentCreateParams> = {},
  account?: string,
) {
  return stripe.paymentIntents.create(
    {
      amount: 1500,
      currency: 'cad',
      allowed_payment_method_types: ['card'],
      confirm: true,
      payment_method: 'pm_card_visa',
      ...params,
    },
    { idempotencyKey: key, ...(account === undefined ? {} : { stripeAccount: account }) },
  );
}

test('the same key gives the same answer and does the work once', async () => {
  const first = await create(sandbox.stripe, 'pi:1');
  const second = await create(sandbox.stripe, 'pi:1');
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.idempotencyKey).toBe('pi:1');
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect((await sandbox.ledger()).intents).toHaveLength(1);
});

test('a decline is replayed, too', async () => {
  const params = { payment_method: 'pm_card_chargeDeclined' };
  const failures = await Promise.allSettled([
    create(sandbox.stripe, 'pi:2', params),
    create(sandbox.stripe, 'pi:2', params),
  ]);
  const reasons = failures.map((failure) =>
    failure.status === 'rejected' ? failure.reason : undefined,
  );
  expect(reasons[0]).toMatchObject({ statusCode: 402, code: 'card_declined' });
  expect(reasons[1]).toMatchObject({ statusCode: 402, code: 'card_declined' });
  expect((await sandbox.ledger()).intents).toHaveLength(1);
});

test('the same key with other parameters is refused', async () => {
  await create(sandbox.stripe, 'pi:3');
  const error = await create(sandbox.stripe, 'pi:3', { amount: 1501 }).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(error).toMatchObject({ statusCode: 400 });
});

test('a key belongs to its account', async () => {
  const one = await create(sandbox.stripe, 'pi:4', {}, 'acct_a');
  const two = await create(sandbox.stripe, 'pi:4', {}, 'acct_b');
  expect(two.id).not.toBe(one.id);
});

test('a request that was not even begun does not use up its key', async () => {
  await expect(create(sandbox.stripe, 'pi:5', { amount: 1 })).rejects.toMatchObject({
    statusCode: 400,
  });
  await expect(create(sandbox.stripe, 'pi:5')).resolves.toMatchObject({ status: 'succeeded' });
});

test('a key is in use while its first request is running', async () => {
  await sandbox.fault({ kind: 'delay', delay_ms: 1500, match: { path }, times: 1 });
  const first = create(sandbox.stripe, 'pi:6');
  await expect
    .poll(() => sandbox.control('stripe/faults'), { interval: 10 })
    .toMatchObject({ faults: [{ hits: 1 }] });
  const error = await create(sandbox.stripe, 'pi:6').catch((caught: unknown) => caught);
  expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  const retrying = sandbox.connect({ maxNetworkRetries: 3 });
  expect((await create(retrying, 'pi:6')).id).toBe((await first).id);
});

test('an answer lost after the work: the SDK retries and there is exactly one intent', async () => {
  await sandbox.fault({ kind: 'dropAfterCommit', match: { method: 'POST', path }, times: 2 });
  const intent = await create(sandbox.connect({ maxNetworkRetries: 3 }), 'pi:7');
  expect(intent.status).toBe('succeeded');
  expect(intent.lastResponse.headers['idempotent-replayed']).toBe('true');
  const { intents, totals } = await sandbox.ledger();
  expect(intents.map(({ id }) => id)).toEqual([intent.id]);
  expect(totals).toEqual({ cad: { captured: 1500, refunded: 0 } });
});

test('a connection lost before the work: the retry does it', async () => {
  await sandbox.fault({ kind: 'dropBeforeCommit', match: { path }, times: 1 });
  await create(sandbox.connect({ maxNetworkRetries: 2 }), 'pi:8');
  expect((await sandbox.ledger()).intents).toHaveLength(1);
});

test('without retries the caller learns nothing, and the ledger knows', async () => {
  await sandbox.fault({ kind: 'dropAfterCommit', match: { path } });
  const error = await create(sandbox.stripe, 'pi:9').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect((await sandbox.ledger()).intents).toMatchObject([{ status: 'succeeded', amount: 1500 }]);
});

test('a 503 before the work leaves no trace; after it, the work is done and the 503 is what is replayed', async () => {
  await sandbox.fault({ kind: 'status', status: 503, match: { path }, times: 1 });
  const before = await create(sandbox.stripe, 'pi:10').catch((caught: unknown) => caught);
  expect(before).toBeInstanceOf(Stripe.errors.StripeAPIError);
  expect((await sandbox.ledger()).intents).toHaveLength(0);
  await sandbox.fault({ kind: 'status', status: 500, when: 'after', match: { path }, times: 1 });
  await expect(create(sandbox.stripe, 'pi:10')).rejects.toMatchObject({ statusCode: 500 });
  await expect(create(sandbox.stripe, 'pi:10')).rejects.toMatchObject({ statusCode: 500 });
  expect((await sandbox.ledger()).intents).toMatchObject([{ amount_captured: 1500 }]);
});

test('a hung request ends with the caller’s patience and frees its key', async () => {
  await sandbox.fault({ kind: 'hang', match: { path }, times: 1 });
  const impatient = sandbox.connect({ timeout: 150 });
  await expect(create(impatient, 'pi:11')).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  );
  await expect(create(sandbox.stripe, 'pi:11')).resolves.toMatchObject({ status: 'succeeded' });
});

test('answers can be cut short or name another amount', async () => {
  await sandbox.fault({ kind: 'malformed', match: { path }, times: 1 });
  await expect(create(sandbox.stripe, 'pi:12')).rejects.toBeInstanceOf(Stripe.errors.StripeError);
  await sandbox.fault({ kind: 'wrong_amount', match: { path }, times: 1 });
  const wrong = await create(sandbox.stripe, 'pi:13');
  expect(wrong).toMatchObject({ amount: 1600, amount_received: 1600 });
  expect((await sandbox.stripe.paymentIntents.retrieve(wrong.id)).amount).toBe(1500);
});

test('a fault can be meant for one restaurant, for a path and for every n-th request', async () => {
  const mine = { restaurant_id: 'r1' };
  await sandbox.fault({ kind: 'status', status: 500, match: { metadata: mine }, every: 2 });
  const other = await create(sandbox.stripe, 'a', { metadata: { restaurant_id: 'r2' } });
  const first = await create(sandbox.stripe, 'b', { metadata: mine });
  await expect(create(sandbox.stripe, 'c', { metadata: mine })).rejects.toMatchObject({
    statusCode: 500,
  });
  await expect(sandbox.stripe.paymentIntents.retrieve(first.id)).resolves.toBeDefined();
  // The intent's own metadata counts for requests that do not send any.
  await expect(sandbox.stripe.refunds.create({ payment_intent: first.id })).rejects.toMatchObject({
    statusCode: 500,
  });
  await expect(sandbox.stripe.refunds.create({ payment_intent: other.id })).resolves.toBeDefined();
  await sandbox.control('stripe/faults', undefined, 'DELETE');
  await sandbox.fault({
    kind: 'status',
    status: 429,
    match: { path: '/v1/payment_intents/*/cancel' },
  });
  await expect(sandbox.stripe.paymentIntents.cancel(other.id)).rejects.toBeInstanceOf(
    Stripe.errors.StripeRateLimitError,
  );
  await expect(sandbox.stripe.paymentIntents.retrieve(other.id)).resolves.toBeDefined();
});

test('faults are listed with their hits, removed one by one, and checked when they are made', async () => {
  await sandbox.fault({ kind: 'delay', delay_ms: 1, match: { path } });
  await create(sandbox.stripe, 'd');
  const { faults } = (await sandbox.control('stripe/faults')) as { faults: { id: string }[] };
  expect(faults).toMatchObject([{ kind: 'delay', hits: 1 }]);
  await sandbox.control(`stripe/faults/${faults[0]?.id}`, undefined, 'DELETE');
  expect(await sandbox.control('stripe/faults')).toEqual({ faults: [] });
  await expect(sandbox.control('stripe/faults', { kind: 'earthquake' })).rejects.toThrow('400');
  await expect(sandbox.control('stripe/faults', { kind: 'hang', wen: 'after' })).rejects.toThrow(
    '400',
  );
});

test('the ledger finds what carries the given metadata', async () => {
  const mine = { restaurant_id: 'r1', order_id: 'o1' };
  const intent = await create(sandbox.stripe, 'e', { metadata: mine }, 'acct_a');
  await create(sandbox.stripe, 'f', { metadata: { restaurant_id: 'r1', order_id: 'o2' } });
  await sandbox.stripe.refunds.create(
    { payment_intent: intent.id, amount: 300 },
    { stripeAccount: 'acct_a' },
  );
  const query = 'metadata[restaurant_id]=r1&metadata[order_id]=o1';
  const found = await sandbox.control(`stripe/ledger?${query}`);
  expect(found).toMatchObject({
    intent_count: 2,
    intents: [
      {
        id: intent.id,
        account: 'acct_a',
        amount: 1500,
        amount_captured: 1500,
        amount_refunded: 300,
        metadata: mine,
        charges: [{ amount_captured: 1500, card: 'visa 4242', status: 'succeeded' }],
        refunds: [{ amount: 300, status: 'succeeded' }],
      },
    ],
  });
  const newest = (await sandbox.control('stripe/ledger?limit=1')) as { intents: unknown[] };
  expect(newest.intents).toMatchObject([{ metadata: { order_id: 'o2' } }]);
});

test('two hundred payments at once come out as two hundred', async () => {
  const keys = Array.from({ length: 200 }, (_, index) => `load:${index}`);
  const intents = await Promise.all(keys.map((key) => create(sandbox.stripe, key)));
  expect(new Set(intents.map(({ id }) => id)).size).toBe(200);
  expect((await sandbox.ledger()).totals).toEqual({ cad: { captured: 300_000, refunded: 0 } });
});
