import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { refusal } from './pay-and-be-refused';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

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
