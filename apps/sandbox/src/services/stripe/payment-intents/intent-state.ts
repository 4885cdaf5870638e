import type Stripe from 'stripe';

import { refused } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';

type Status = Stripe.PaymentIntent['status'];

export const CONFIRMABLE: readonly Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

export const CANCELABLE: readonly Status[] = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
];

/** The refusal for a step that the intent's state does not allow; it carries the intent as it is. */
export function unexpectedState(intent: Stripe.PaymentIntent, message: string): StripeFailure {
  return refused(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
