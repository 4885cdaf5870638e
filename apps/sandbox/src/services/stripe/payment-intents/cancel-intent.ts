import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import type { StripeFailure } from '../wire/failure';
import type { StripeCall } from '../world';
import { CANCELABLE, unexpectedState } from './intent-state';

/** Ends an intent that was not paid; held money is released. */
export function cancelIntent(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | undefined,
): Result<Stripe.PaymentIntent, StripeFailure> {
  if (!CANCELABLE.includes(intent.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`;
    return err(unexpectedState(intent, message));
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: call.now,
    cancellation_reason: reason ?? null,
    next_action: null,
    status: 'canceled',
  };
  call.account.putIntent(canceled);
  call.emit('payment_intent.canceled', canceled);
  return ok(canceled);
}
