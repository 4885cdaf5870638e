import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { declineOf } from '../cards/declines';
import type { DeclineReason } from '../cards/declines';
import { buildCharge } from '../charges/build-charge';
import type { StoredPaymentMethod } from '../store/account-books';
import { cardError } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import type { StripeCall } from '../world';

/** Asks the card for the money: captured at once, held for a later capture, or declined. */
export function chargeIntent(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  method: StoredPaymentMethod,
  authentication: 'authenticated' | 'none',
): Result<Stripe.PaymentIntent, StripeFailure> {
  if (method.card.decline) return err(declineIntent(call, intent, method, method.card.decline));
  // Canada's debit network knows one message only: what it approves is taken.
  const isHeld = intent.capture_method === 'manual' && method.object.type !== 'interac_present';
  const charge = buildCharge(call, intent, method, {
    kind: isHeld ? 'held' : 'captured',
    authentication,
  });
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_capturable: isHeld ? intent.amount : 0,
    amount_received: isHeld ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: isHeld ? 'requires_capture' : 'succeeded',
  };
  call.account.paymentMethods.put({ ...method, used: true });
  call.account.putCharge(charge, intent.id);
  call.account.putIntent(paid);
  call.emit(isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', paid);
  return ok(paid);
}

/** Records the declined attempt and gives the intent back for another card. */
export function declineIntent(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  method: StoredPaymentMethod,
  reason: DeclineReason,
): StripeFailure {
  const decline = declineOf(reason);
  const charge = buildCharge(call, intent, method, { kind: 'failed', decline });
  const { message, ...codes } = decline;
  const details = { ...codes, charge: charge.id, payment_method: method.object };
  const failure = cardError(message, details);
  const declined: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: { ...details, ...docUrlOf(failure), message, type: 'card_error' },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  call.account.putCharge(charge, intent.id);
  call.account.putIntent(declined);
  call.emit('payment_intent.payment_failed', declined);
  return { ...failure, error: { ...failure.error, payment_intent: declined } };
}

function docUrlOf(failure: StripeFailure): { doc_url?: string } {
  return failure.error.doc_url === undefined ? {} : { doc_url: failure.error.doc_url };
}
