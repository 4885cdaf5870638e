import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { resolvePaymentMethod } from '../payment-methods/resolve-payment-method';
import { missingReference } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import { mergeMetadata } from '../wire/metadata';
import type { ParamsOf } from '../wire/params';
import type { StripeCall } from '../world';
import { checkAmount } from './check-amount';
import type { updateIntentParams } from './intent-params';
import { CONFIRMABLE, unexpectedState } from './intent-state';

type Params = ParamsOf<typeof updateIntentParams>;

/** These fix what is paid and how: they may change only until the intent is paid. */
const OPEN_ONLY = [
  'amount',
  'currency',
  'capture_method',
  'payment_method',
  'payment_method_data',
  'allowed_payment_method_types',
] as const satisfies readonly (keyof Params)[];

/** Changes an intent. A new amount or card while authentication is pending starts that over. */
export function updateIntent(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  params: Params,
): Result<Stripe.PaymentIntent, StripeFailure> {
  if (params.customer !== undefined) {
    return err(missingReference('customer', params.customer, 'customer'));
  }
  const closed = OPEN_ONLY.find((name) => params[name] !== undefined);
  if (closed !== undefined && !CONFIRMABLE.includes(intent.status)) {
    const message = `This PaymentIntent's ${closed} could not be updated because it has a status of ${intent.status}. You may only update the ${closed} of a PaymentIntent with one of the following statuses: ${CONFIRMABLE.join(', ')}.`;
    return err(unexpectedState(intent, message));
  }
  const amount = params.amount ?? intent.amount;
  const currency = checkAmount(amount, params.currency ?? intent.currency);
  if (!currency.ok) return currency;
  const method = resolvePaymentMethod(call, params);
  if (!method.ok) return method;
  const types = params.allowed_payment_method_types;
  const updated: Stripe.PaymentIntent = {
    ...intent,
    allowed_payment_method_types: types ? [...types] : intent.allowed_payment_method_types,
    amount,
    application_fee_amount: changed(params.application_fee_amount, intent.application_fee_amount),
    automatic_payment_methods: types ? null : intent.automatic_payment_methods,
    capture_method: params.capture_method ?? intent.capture_method,
    currency: currency.value,
    description: changed(params.description, intent.description),
    metadata: mergeMetadata(intent.metadata, params.metadata),
    payment_method: method.value?.id ?? intent.payment_method,
    payment_method_types: types ? [...types] : intent.payment_method_types,
    receipt_email: changed(params.receipt_email, intent.receipt_email),
    statement_descriptor_suffix: changed(
      params.statement_descriptor_suffix,
      intent.statement_descriptor_suffix,
    ),
    transfer_group: params.transfer_group ?? intent.transfer_group,
    ...statusAfter(intent, params, method.value !== undefined),
  };
  call.account.putIntent(updated);
  return ok(updated);
}

function changed<Value>(given: Value | null | undefined, current: Value | null): Value | null {
  return given === undefined ? current : given;
}

function statusAfter(
  intent: Stripe.PaymentIntent,
  params: Params,
  hasNewMethod: boolean,
): Partial<Stripe.PaymentIntent> {
  const restarts = intent.status === 'requires_action' && params.amount !== undefined;
  return hasNewMethod || restarts ? { next_action: null, status: 'requires_confirmation' } : {};
}
