import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { idOf } from '../wire/id-of';
import { pay, refusal } from './pay-and-be-refused';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

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
    const intent = await pay(sandbox, 'pm_card_mastercard', {
      expand: ['latest_charge', 'payment_method'],
    });
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
    const error = await refusal(pay(sandbox, method));
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
    const error = await refusal(pay(sandbox, 'pm_card_chargeDeclined'));
    const intent = await sandbox.stripe.paymentIntents.confirm(String(error.payment_intent?.id), {
      payment_method: 'pm_card_visa',
    });
    expect(intent).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test('an unattended payment that needs the cardholder is declined', async () => {
    const error = await refusal(
      pay(sandbox, 'pm_card_authenticationRequired', { off_session: true }),
    );
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
    const waiting = await pay(sandbox, method, { return_url: 'https://example.com/back?table=4' });
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
    const waiting = await pay(sandbox, 'pm_card_authenticationRequired', {
      return_url: 'https://example.com/back',
    });
    const response = await fetch(`${sandbox.url}/stripe/3ds/${waiting.id}/answer?answer=complete`, {
      method: 'POST',
    });
    expect(response.status).toBe(404);
  });
});
