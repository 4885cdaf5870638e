import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { badRequest, refused } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import { newId } from '../../../ids';
import { mergeMetadata } from '../wire/metadata';
import type { ParamsOf } from '../wire/params';
import type { StripeCall } from '../world';
import type { captureIntentParams } from './intent-params';
import { unexpectedState } from './intent-state';
import { idOf } from '../wire/id-of';

/** Takes the held money, all of it or less; what is not captured is released. */
export function captureIntent(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  params: ParamsOf<typeof captureIntentParams>,
): Result<Stripe.PaymentIntent, StripeFailure> {
  const charge = call.account.charges.get(idOf(intent.latest_charge));
  if (intent.status !== 'requires_capture' || !charge) {
    return err(unexpectedState(intent, notCapturable(intent)));
  }
  if (params.final_capture === false) {
    const message = "This PaymentIntent isn't eligible for multiple captures.";
    return err(badRequest(message, { param: 'final_capture' }));
  }
  const { card, card_present } = charge.payment_method_details ?? {};
  const captureBefore = (card ?? card_present)?.capture_before;
  if (captureBefore !== undefined && call.now > captureBefore) {
    const message = `Charge ${charge.id} cannot be captured because the authorization has expired.`;
    return err(
      refused(message, { code: 'capture_charge_authorization_expired', charge: charge.id }),
    );
  }
  const amount = params.amount_to_capture ?? intent.amount_capturable;
  if (amount < 1) {
    const message = 'This value must be greater than or equal to 1.';
    return err(
      badRequest(message, { code: 'parameter_invalid_integer', param: 'amount_to_capture' }),
    );
  }
  if (amount > intent.amount_capturable) {
    const message = `The remaining amount to capture for this PaymentIntent is ${intent.amount_capturable}, and the requested amount_to_capture is ${amount}.`;
    return err(refused(message, { code: 'amount_too_large', param: 'amount_to_capture' }));
  }
  const metadata = mergeMetadata(intent.metadata, params.metadata);
  const captured: Stripe.PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    application_fee_amount: params.application_fee_amount ?? intent.application_fee_amount,
    metadata,
    status: 'succeeded',
  };
  call.account.putCharge(
    {
      ...charge,
      amount_captured: amount,
      balance_transaction: newId('txn'),
      captured: true,
      metadata,
    },
    intent.id,
  );
  call.account.putIntent(captured);
  call.emit('payment_intent.succeeded', captured);
  return ok(captured);
}

function notCapturable(intent: Stripe.PaymentIntent): string {
  return intent.status === 'succeeded'
    ? 'This PaymentIntent could not be captured because it has already been captured.'
    : `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`;
}
