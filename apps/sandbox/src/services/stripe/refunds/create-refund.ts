import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { amountText } from '../wire/currencies';
import { badRequest, missing, refused } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import { newId } from '../../../ids';
import { mergeMetadata } from '../wire/metadata';
import type { ParamsOf } from '../wire/params';
import type { StripeCall } from '../world';
import type { createRefundParams } from './refund-params';
import { settleRefundLater } from './settle-refund';
import { idOf } from '../wire/id-of';

type Params = ParamsOf<typeof createRefundParams>;

/** Gives back money of one captured charge: all that is left, or the amount asked for. */
export function createRefund(
  call: StripeCall,
  params: Params,
): Result<Stripe.Refund, StripeFailure> {
  const found = findCharge(call, params);
  if (!found.ok) return found;
  const charge = found.value;
  const refusal = checkRefundable(charge, params.amount);
  if (refusal) return err(refusal);
  const amount = params.amount ?? charge.amount_captured - charge.amount_refunded;
  const behaviour = call.account.paymentMethods.get(charge.payment_method ?? '')?.card.refund;
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behaviour === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  const amountRefunded = charge.amount_refunded + amount;
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount_captured,
  };
  call.account.putRefund(refund, charge.id);
  call.account.putCharge(refunded, idOf(charge.payment_intent));
  call.emit('refund.created', refund);
  call.emit('charge.refunded', refunded, { amount_refunded: charge.amount_refunded });
  if (behaviour !== undefined && behaviour !== 'succeeds') {
    settleRefundLater(call, refund.id, behaviour);
  }
  return ok(refund);
}

function findCharge(call: StripeCall, params: Params): Result<Stripe.Charge, StripeFailure> {
  if (params.charge !== undefined) {
    const charge = call.account.charges.get(params.charge);
    return charge ? ok(charge) : err(missing('charge', params.charge, 'charge'));
  }
  if (params.payment_intent === undefined) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    return err(badRequest(message, { code: 'parameter_missing' }));
  }
  const intent = call.account.intents.get(params.payment_intent);
  if (!intent) return err(missing('payment_intent', params.payment_intent, 'payment_intent'));
  const charge = call.account.charges.get(idOf(intent.latest_charge));
  if (charge && intent.status === 'succeeded') return ok(charge);
  const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
  return err(refused(message, { param: 'payment_intent' }));
}

function checkRefundable(
  charge: Stripe.Charge,
  amount: number | undefined,
): StripeFailure | undefined {
  const param = 'amount';
  if (charge.status !== 'succeeded' || !charge.captured) {
    const message = `Charge ${charge.id} has not been captured and cannot be refunded; cancel its PaymentIntent instead.`;
    return refused(message, { code: 'charge_not_refundable', charge: charge.id });
  }
  if (amount !== undefined && amount < 1) {
    const message = 'This value must be greater than or equal to 1.';
    return badRequest(message, { code: 'parameter_invalid_integer', param });
  }
  if (charge.refunded) {
    const message = `Charge ${charge.id} has already been refunded.`;
    return refused(message, { code: 'charge_already_refunded' });
  }
  const left = charge.amount_captured - charge.amount_refunded;
  if (amount === undefined || amount <= left) return undefined;
  const whole = charge.amount_refunded === 0 ? 'charge amount' : 'unrefunded amount on charge';
  const asked = amountText(amount, charge.currency);
  const message = `Refund amount (${asked}) is greater than ${whole} (${amountText(left, charge.currency)})`;
  return refused(message, { param });
}
