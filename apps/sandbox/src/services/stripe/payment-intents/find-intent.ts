import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { missing, refused } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import type { StripeCall } from '../world';

/** The intent of the address; a browser must also show the secret that belongs to it. */
export function findIntent(
  call: StripeCall,
  id: string,
): Result<Stripe.PaymentIntent, StripeFailure> {
  const intent = call.account.intents.get(id);
  if (!intent) return err(missing('payment_intent', id, 'intent'));
  if (call.access === 'publishable' && call.clientSecret !== intent.client_secret) {
    const message =
      'The client_secret provided does not match the client_secret associated with this PaymentIntent.';
    return err(
      refused(message, { code: 'payment_intent_invalid_parameter', param: 'client_secret' }),
    );
  }
  return ok(intent);
}
