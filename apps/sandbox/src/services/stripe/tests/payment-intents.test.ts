import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { idOf } from '../wire/id-of';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

const card = { allowed_payment_method_types: ['card'] };

function pay(paymentMethod: string, extra: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return sandbox.stripe.paymentIntents.create({
    amount: 2345,
    currency: 'cad',
    confirm: true,
    payment_method: paymentMethod,
    ...card,
    ...extra,
  });
}

async function refusal(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('It was accepted.');
}

describe('creating', () => {
  test('gives an intent that waits for a card', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 1999,
      currency: 'USD',
      automatic_payment_methods: { enabled: true },
      metadata: { order_id: 'o1', __proto__: 'kept as a name' },
      description: 'Two bowls & a "drink"',
    });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 1999,
      currency: 'usd',
      status: 'requires_payment_method',
      description: 'Two bowls & a "drink"',
      latest_charge: null,
      livemode: false,
      automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    });
    expect(intent.id).toMatch(/^pi_\w{24}$/);
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));
    expect(intent.metadata['order_id']).toBe('o1');
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
    expect(intent.lastResponse.apiVersion).toBe('2026-10-28.endive');
  });

  test('with confirm pays at once, and the charge tells the card', async () => {
    const intent = await pay('pm_card_mastercard', { expand: ['latest_charge', 'payment_method'] });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 2345 });
    expect(intent.latest_charge).toMatchObject({
      object: 'charge',
      amount_captured: 2345,
      captured: true,
      paid: true,
      payment_method_details: { card: { brand: 'mastercard', last4: '4444' } },
    });
    expect(intent.payment_method).toMatchObject({ object: 'payment_method', type: 'card' });
  });

  test.each([
    [{ amount: 49, currency: 'usd' }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000, currency: 'usd' }, 'amount_too_large', 'amount'],
    [{ amount: 10.5, currency: 'usd' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 500, currency: 'xxx' }, undefined, 'currency'],
    [{ amount: 500, currency: 'usd', tip: 1 }, 'parameter_unknown', 'tip'],
    [
      { amount: 500, currency: 'usd', payment_method_types: ['card'] },
      'parameter_unknown',
      'payment_method_types',
    ],
    [{ amount: 500, currency: 'usd', capture_method: 'later' }, undefined, 'capture_method'],
    [
      { amount: 500, currency: 'usd', automatic_payment_methods: { allow_redirects: 'never' } },
      'parameter_missing',
      'automatic_payment_methods[enabled]',
    ],
    [
      { amount: 500, currency: 'usd', metadata: { note: 'x'.repeat(501) } },
      undefined,
      'metadata[note]',
    ],
    [
      { amount: 500, currency: 'usd', payment_method: 'pm_nobody' },
      'resource_missing',
      'payment_method',
    ],
    [
      { amount: 500, currency: 'usd', application_fee_amount: 10 },
      undefined,
      'application_fee_amount',
    ],
    [{ currency: 'usd' }, 'parameter_missing', 'amount'],
    [
      {
        amount: 500,
        currency: 'usd',
        confirm: true,
        payment_method: 'pm_card_visa',
        return_url: 'javascript:alert(1)',
      },
      'url_invalid',
      'return_url',
    ],
  ])('refuses %j', async (params, code, param) => {
    // These are wrong on purpose, also to the compiler.
    const error = await refusal(
      sandbox.stripe.paymentIntents.create(params as unknown as Stripe.PaymentIntentCreateParams),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({ statusCode: 400, code, param });
  });

  test('asks a server for a return address when other methods than cards may be used', async () => {
    const params = { amount: 500, currency: 'usd', confirm: true, payment_method: 'pm_card_visa' };
    const error = await refusal(sandbox.stripe.paymentIntents.create(params));
    expect(error).toMatchObject({ statusCode: 400, param: 'return_url' });
    const paid = await sandbox.stripe.paymentIntents.create({
      ...params,
      return_url: 'https://example.com/done',
    });
    expect(paid.status).toBe('succeeded');
  });

  test('does not take a card number from a server', async () => {
    const error = await refusal(
      sandbox.stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
      }),
    );
    expect(error.message).toContain('unsafe');
  });
});

describe('declines', () => {
  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ])('%s', async (method, code, declineCode) => {
    const error = await refusal(pay(method));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
    expect(error.payment_intent).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, decline_code: declineCode, type: 'card_error' },
    });
    const charge = await sandbox.stripe.charges.retrieve(idOf(error.charge));
    expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });
  });

  test('leave the intent open for another card', async () => {
    const error = await refusal(pay('pm_card_chargeDeclined'));
    const intent = await sandbox.stripe.paymentIntents.confirm(String(error.payment_intent?.id), {
      payment_method: 'pm_card_visa',
    });
    expect(intent).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test('an unattended payment that needs the cardholder is declined', async () => {
    const error = await refusal(pay('pm_card_authenticationRequired', { off_session: true }));
    expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' });
  });
});

describe('3D Secure on a server', () => {
  test.each([
    ['complete', 'pm_card_authenticationRequired', 'succeeded', 'succeeded'],
    ['fail', 'pm_card_authenticationRequired', 'requires_payment_method', 'failed'],
    [
      'complete',
      'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
      'requires_payment_method',
      'failed',
    ],
  ])('%s with %s ends in %s', async (answer, method, status, redirectStatus) => {
    const waiting = await pay(method, { return_url: 'https://example.com/back?table=4' });
    expect(waiting.status).toBe('requires_action');
    const address = new URL(String(waiting.next_action?.redirect_to_url?.url));
    address.pathname += '/answer';
    address.searchParams.set('answer', answer);
    const reply: unknown = await (await fetch(address, { method: 'POST' })).json();
    expect(reply).toMatchObject({
      status,
      redirect: expect.stringContaining(`&redirect_status=${redirectStatus}`),
    });
    const intent = await sandbox.stripe.paymentIntents.retrieve(waiting.id);
    expect(intent.status).toBe(status);
  });

  test('the challenge is closed to whoever has not got the secret', async () => {
    const waiting = await pay('pm_card_authenticationRequired', {
      return_url: 'https://example.com/back',
    });
    const response = await fetch(`${sandbox.url}/stripe/3ds/${waiting.id}/answer?answer=complete`, {
      method: 'POST',
    });
    expect(response.status).toBe(404);
  });
});

describe('states', () => {
  test('manual capture holds, then takes all or a part', async () => {
    const held = await pay('pm_card_visa', { capture_method: 'manual' });
    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 2345,
      amount_received: 0,
    });
    const error = await refusal(
      sandbox.stripe.paymentIntents.capture(held.id, { amount_to_capture: 2346 }),
    );
    expect(error).toMatchObject({ statusCode: 400, code: 'amount_too_large' });
    const captured = await sandbox.stripe.paymentIntents.capture(held.id, {
      amount_to_capture: 2000,
      metadata: { captured_by: 'kitchen' },
      expand: ['latest_charge'],
    });
    expect(captured).toMatchObject({
      status: 'succeeded',
      amount_capturable: 0,
      amount_received: 2000,
      metadata: { captured_by: 'kitchen' },
      latest_charge: { amount_captured: 2000, captured: true },
    });
    const again = await refusal(sandbox.stripe.paymentIntents.capture(held.id));
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  test('an authorisation lapses after seven days', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const later = await startSandbox({ stripe: { clock: { now: () => now } } });
    const held = await later.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      capture_method: 'manual',
      confirm: true,
      payment_method: 'pm_card_visa',
      ...card,
    });
    now = new Date('2026-11-27T12:00:01Z');
    const error = await refusal(later.stripe.paymentIntents.capture(held.id));
    expect(error.code).toBe('capture_charge_authorization_expired');
    await later.close();
  });

  test('what is paid can be neither confirmed, canceled nor changed in its amount', async () => {
    const paid = await pay('pm_card_visa');
    const steps = [
      sandbox.stripe.paymentIntents.confirm(paid.id),
      sandbox.stripe.paymentIntents.cancel(paid.id),
      sandbox.stripe.paymentIntents.update(paid.id, { amount: 100 }),
      sandbox.stripe.paymentIntents.capture(paid.id),
    ];
    for (const step of steps) {
      const error = await refusal(step);
      expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
      expect(error.payment_intent?.id).toBe(paid.id);
    }
  });

  test('a card is attached first and confirmed later; without one there is nothing to confirm', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      ...card,
    });
    const error = await refusal(sandbox.stripe.paymentIntents.confirm(intent.id));
    expect(error.message).toContain('missing a payment method');
    const attached = await sandbox.stripe.paymentIntents.update(intent.id, {
      payment_method: 'pm_card_visa',
      amount: 700,
      metadata: { a: '1', b: '2' },
    });
    expect(attached).toMatchObject({ status: 'requires_confirmation', amount: 700 });
    const paid = await sandbox.stripe.paymentIntents.confirm(intent.id);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 700 });
    const noted = await sandbox.stripe.paymentIntents.update(intent.id, {
      metadata: { a: '', c: '3' },
    });
    expect(noted.metadata).toEqual({ b: '2', c: '3' });
  });

  test('cancel, with a reason, and only once', async () => {
    const held = await pay('pm_card_visa', { capture_method: 'manual' });
    const canceled = await sandbox.stripe.paymentIntents.cancel(held.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      amount_capturable: 0,
    });
    expect(canceled.canceled_at).toBeGreaterThan(0);
    const error = await refusal(sandbox.stripe.paymentIntents.cancel(held.id));
    expect(error.code).toBe('payment_intent_unexpected_state');
  });

  test('a payment method pays once', async () => {
    const paid = await pay('pm_card_visa');
    const error = await refusal(pay(idOf(paid.payment_method)));
    expect(error.message).toContain('may not be used again');
  });
});

describe('finding', () => {
  test('lists newest first, in pages, within one account', async () => {
    const account = { stripeAccount: 'acct_lists' };
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const params = { amount: 500 + index, currency: 'usd', ...card };
      const intent = await sandbox.stripe.paymentIntents.create(params, account);
      ids.unshift(intent.id);
    }
    const first = await sandbox.stripe.paymentIntents.list({ limit: 2 }, account);
    expect(first.has_more).toBe(true);
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const all: string[] = [];
    for await (const intent of sandbox.stripe.paymentIntents.list({ limit: 2 }, account)) {
      all.push(intent.id);
    }
    expect(all).toEqual(ids);
    const before = await sandbox.stripe.paymentIntents.list(
      { limit: 10, ending_before: ids[2] ?? '' },
      account,
    );
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const recent = { created: { gte: Math.floor(Date.now() / 1000) - 60 } };
    expect((await sandbox.stripe.paymentIntents.list(recent, account)).data).toHaveLength(5);
    const past = { created: { lt: Math.floor(Date.now() / 1000) - 60 } };
    expect((await sandbox.stripe.paymentIntents.list(past, account)).data).toHaveLength(0);
    const error = await refusal(
      sandbox.stripe.paymentIntents.list({ starting_after: 'pi_nobody' }, account),
    );
    expect(error).toMatchObject({ code: 'resource_missing', param: 'starting_after' });
  });

  test('searches by metadata and by what the API offers besides', async () => {
    const account = { stripeAccount: 'acct_search' };
    function make(order: string, amount: number) {
      return sandbox.stripe.paymentIntents.create(
        { amount, currency: 'usd', metadata: { order_id: order, table: "Tom's" }, ...card },
        account,
      );
    }
    const one = await make('o-1', 500);
    const two = await make('o-2', 900);
    async function search(query: string): Promise<readonly string[]> {
      const found = await sandbox.stripe.paymentIntents.search({ query }, account);
      return found.data.map(({ id }) => id);
    }
    expect(await search("metadata['order_id']:'o-1'")).toEqual([one.id]);
    expect(await search('metadata["table"]:"Tom\'s"')).toEqual([two.id, one.id]);
    expect(await search('metadata["table"]:"Tom\'s" AND amount>600')).toEqual([two.id]);
    expect(await search('-metadata["order_id"]:"o-1" AND currency:"usd"')).toEqual([two.id]);
    expect(await search('amount:500 OR amount:900')).toEqual([two.id, one.id]);
    expect(await search("metadata['order_id']:'o-3'")).toEqual([]);
    await sandbox.stripe.paymentIntents.update(one.id, { metadata: { order_id: 'o-3' } }, account);
    expect(await search("metadata['order_id']:'o-3'")).toEqual([one.id]);
    expect(await search("metadata['order_id']:'o-1'")).toEqual([]);
    expect((await refusal(search('amount=500'))).statusCode).toBe(400);
    expect((await refusal(search('colour:"red"'))).message).toContain('unsupported search field');
  });

  test('accounts do not see each other', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(
      { amount: 500, currency: 'usd', ...card },
      { stripeAccount: 'acct_one' },
    );
    for (const options of [{}, { stripeAccount: 'acct_two' }]) {
      const error = await refusal(
        sandbox.stripe.paymentIntents.retrieve(intent.id, undefined, options),
      );
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
      expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'intent' });
    }
    const known = await sandbox.stripe.paymentIntents.retrieve(intent.id, undefined, {
      stripeAccount: 'acct_one',
    });
    expect(known.id).toBe(intent.id);
    const error = await refusal(
      sandbox.stripe.paymentIntents.retrieve(intent.id, undefined, { stripeAccount: 'one' }),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripePermissionError);
  });

  test('refuses to expand what has no object behind it', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      ...card,
    });
    const error = await refusal(
      sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['status'] }),
    );
    expect(error.message).toContain('cannot be expanded');
  });
});

describe('keys', () => {
  test('a wrong key is refused, a publishable one may not do a server’s work', async () => {
    const wrong = sandbox.connect({}, 'sk_test_of_somebody_else');
    const error = await refusal(wrong.paymentIntents.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.message).toContain('sk_test_');
    expect(error.message).not.toContain('somebody');
    const browser = sandbox.connect({}, 'pk_test_sandbox');
    const forbidden = await refusal(
      browser.paymentIntents.create({ amount: 500, currency: 'usd' }),
    );
    expect(forbidden).toBeInstanceOf(Stripe.errors.StripePermissionError);
    expect(forbidden.code).toBe('secret_key_required');
  });

  test('other addresses and other encodings are answered in Stripe’s shape', async () => {
    const headers = { authorization: 'Bearer sk_test_sandbox' };
    const unknown = await fetch(`${sandbox.url}/v1/moon_phases`, { headers });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    const json = await fetch(`${sandbox.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"amount":500}',
    });
    expect(json.status).toBe(400);
    const broken = await fetch(`${sandbox.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'amount=%E0%A4%A&currency=usd',
    });
    expect(broken.status).toBe(400);
  });
});
