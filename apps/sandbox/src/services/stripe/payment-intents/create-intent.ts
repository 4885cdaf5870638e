import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { resolvePaymentMethod } from '../payment-methods/resolve-payment-method';
import { badRequest, missingReference } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import { newId, randomText } from '../../../ids';
import { mergeMetadata } from '../wire/metadata';
import type { ParamsOf } from '../wire/params';
import type { StripeCall } from '../world';
import { checkAmount } from './check-amount';
import { checkReturnUrl, confirmIntent } from './confirm-intent';
import type { createIntentParams } from './intent-params';

type Params = ParamsOf<typeof createIntentParams>;

/** Creates an intent and, with `confirm`, goes on to charge it. A declined card leaves the intent behind. */
export function createIntent(
  call: StripeCall,
  params: Params,
): Result<Stripe.PaymentIntent, StripeFailure> {
  const currency = checkAmount(params.amount, params.currency);
  if (!currency.ok) return currency;
  const contradiction = checkCombination(call, params);
  if (contradiction) return err(contradiction);
  const method = resolvePaymentMethod(call, params);
  if (!method.ok) return method;
  const draft = draftIntent(call, params, currency.value);
  if (params.confirm === true) {
    const missingUrl = checkReturnUrl(call, draft, params.return_url);
    if (missingUrl) return err(missingUrl);
  }
  const intent: Stripe.PaymentIntent = method.value
    ? { ...draft, status: 'requires_confirmation', payment_method: method.value.id }
    : draft;
  call.account.putIntent(intent);
  call.emit('payment_intent.created', intent);
  if (params.confirm !== true) return ok(intent);
  return confirmIntent(call, intent, {
    error_on_requires_action: params.error_on_requires_action,
    off_session: params.off_session,
    return_url: params.return_url,
    use_stripe_sdk: params.use_stripe_sdk,
  });
}

function checkCombination(call: StripeCall, params: Params): StripeFailure | undefined {
  if (params.customer !== undefined) {
    return missingReference('customer', params.customer, 'customer');
  }
  const automatic = params.automatic_payment_methods?.enabled === true;
  if (automatic && params.allowed_payment_method_types !== undefined) {
    const message =
      'You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.';
    return badRequest(message, { code: 'parameters_exclusive' });
  }
  const isInterac = params.allowed_payment_method_types?.includes('interac_present') === true;
  if (isInterac && params.currency.toLowerCase() !== 'cad') {
    const message = 'The currency provided is invalid for interac_present. Only CAD is supported.';
    return badRequest(message, { param: 'currency' });
  }
  if (params.return_url !== undefined && params.confirm !== true) {
    const message =
      'The parameter `return_url` cannot be passed when creating a PaymentIntent unless `confirm` is set to true.';
    return badRequest(message, { param: 'return_url' });
  }
  const isConnected = call.account.id !== null || params.transfer_data?.destination !== undefined;
  if (params.application_fee_amount && !isConnected) {
    const message =
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).';
    return badRequest(message, { param: 'application_fee_amount' });
  }
  return undefined;
}

function draftIntent(call: StripeCall, params: Params, currency: string): Stripe.PaymentIntent {
  const id = newId('pi');
  const allowed = params.allowed_payment_method_types;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed ? [...allowed] : null,
    amount: params.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: params.application_fee_amount ?? null,
    automatic_payment_methods: automaticMethods(params),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method ?? 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: params.confirmation_method ?? 'automatic',
    created: call.now,
    currency,
    customer: null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: params.on_behalf_of ?? null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: allowed ? [...allowed] : ['card'],
    payment_record: null,
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: params.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: transferOf(params),
    transfer_group: params.transfer_group ?? null,
  };
}

/** Without a choice of types the account's own settings decide, as if `enabled` had been sent. */
function automaticMethods(params: Params): Stripe.PaymentIntent.AutomaticPaymentMethods | null {
  const given = params.automatic_payment_methods;
  if (params.allowed_payment_method_types || given?.enabled === false) return null;
  return { allow_redirects: given?.allow_redirects ?? 'always', enabled: true };
}

function transferOf(params: Params): Stripe.PaymentIntent.TransferData | null {
  const { destination, amount } = params.transfer_data ?? {};
  if (destination === undefined) return null;
  return amount === undefined ? { destination } : { destination, amount };
}
