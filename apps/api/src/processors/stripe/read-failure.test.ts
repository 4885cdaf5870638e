import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { readFailure } from './read-failure';

test.each([
  ['amount_too_small', 'amount_too_low'],
  ['amount_too_large', 'amount_too_high'],
  ['resource_missing', 'absent'],
  ['parameter_unknown', 'rejected'],
  ['lock_timeout', 'unknown'],
])('%s is %s', (code, meant) => {
  const type = 'invalid_request_error';
  const error = Stripe.errors.StripeError.generate({ type, code, statusCode: 400 });
  expect(readFailure(error).code).toBe(meant);
});
