import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import type { StripeFailure } from '../wire/failure';
import type { StripeCall } from '../world';
import { chargeIntent } from './charge-intent';
import { unexpectedState } from './intent-state';
import { idOf } from '../wire/id-of';

/** The cardholder's answer to the bank's question, given on the challenge page. */
export function authenticateIntent(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  answer: 'complete' | 'fail',
): Result<Stripe.PaymentIntent, StripeFailure> {
  const method = call.account.paymentMethods.get(idOf(intent.payment_method));
  if (intent.status !== 'requires_action' || !method) {
    const message = `This PaymentIntent is not waiting for authentication: it has a status of ${intent.status}.`;
    return err(unexpectedState(intent, message));
  }
  if (answer === 'complete') {
    chargeIntent(call, intent, method, 'authenticated');
    return ok(call.account.intents.get(intent.id) ?? intent);
  }
  const failed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: method.object,
      type: 'invalid_request_error',
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  call.account.putIntent(failed);
  call.emit('payment_intent.payment_failed', failed);
  return ok(failed);
}
