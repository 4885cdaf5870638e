import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import { describe, expect, test } from 'vitest';
import { readError, readIntent } from './read-outcome';

function anIntent(changes: Partial<PaymentIntent>): PaymentIntent {
  return { id: 'pi_1', status: 'succeeded', last_payment_error: null, ...changes } as PaymentIntent; // as much of it as is read
}

describe('the status of an intent', () => {
  test.each([
    ['succeeded', { kind: 'succeeded', payment_method: 'CARD' }],
    ['requires_capture', { kind: 'succeeded', payment_method: 'CARD' }],
    ['processing', { kind: 'processing', payment_method: 'CARD' }],
    ['requires_action', { kind: 'cancelled' }],
    ['requires_confirmation', { kind: 'cancelled' }],
    ['requires_payment_method', { kind: 'cancelled' }],
    ['canceled', { kind: 'failed', reason: 'unexpected' }],
  ] as const)('%s', (status, expected) => {
    expect(readIntent(anIntent({ status }), 'CARD')).toEqual(expected);
  });

  test('tells why the last try was declined', () => {
    const last_payment_error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    } as const;
    const intent = anIntent({ status: 'requires_payment_method', last_payment_error });
    expect(readIntent(intent, 'CARD')).toEqual({
      kind: 'declined',
      code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    });
  });
});

describe('an error of the confirmation', () => {
  test.each<[string, StripeError, ReturnType<typeof readError>]>([
    [
      'a declined card',
      { type: 'card_error', code: 'expired_card', message: 'Expired.' },
      { kind: 'declined', code: 'expired_card', message: 'Expired.' },
    ],
    [
      'a form with gaps',
      { type: 'validation_error', code: 'incomplete_number' },
      { kind: 'incomplete' },
    ],
    [
      'a failed 3-D Secure',
      {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message: 'We are unable to authenticate your payment method.',
      },
      {
        kind: 'declined',
        code: 'payment_intent_authentication_failure',
        message: 'We are unable to authenticate your payment method.',
      },
    ],
    [
      'a second confirmation of a paid intent',
      {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        payment_intent: anIntent({ status: 'succeeded' }),
      },
      { kind: 'succeeded', payment_method: 'WALLET' },
    ],
    ['a lost connection', { type: 'api_connection_error' }, null],
    ['trouble at Stripe', { type: 'api_error' }, null],
    ['a wrong call', { type: 'invalid_request_error', code: 'resource_missing' }, null],
  ])('%s', (_, error, expected) => {
    expect(readError(error, 'WALLET')).toEqual(expected);
  });
});
