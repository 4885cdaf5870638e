import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { resolvePaymentMethod } from '../payment-methods/resolve-payment-method';
import type { MethodChoice } from '../payment-methods/resolve-payment-method';
import type { StoredPaymentMethod } from '../store/account-books';
import { badRequest } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import type { FormValue } from '../wire/form';
import { newId } from '../../../ids';
import type { StripeCall } from '../world';
import { chargeIntent, declineIntent } from './charge-intent';
import { CONFIRMABLE, unexpectedState } from './intent-state';

type Confirmation = MethodChoice & {
  readonly capture_method?: Stripe.PaymentIntent.CaptureMethod | undefined;
  readonly error_on_requires_action?: boolean | undefined;
  readonly off_session?: FormValue | undefined;
  readonly receipt_email?: string | null | undefined;
  readonly return_url?: string | undefined;
  readonly use_stripe_sdk?: boolean | undefined;
};

/** Charges the intent's payment method, or first asks the cardholder to prove himself. */
export function confirmIntent(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  params: Confirmation,
): Result<Stripe.PaymentIntent, StripeFailure> {
  const refusal = checkConfirmable(intent) ?? checkReturnUrl(call, intent, params.return_url);
  if (refusal) return err(refusal);
  const chosen = resolvePaymentMethod(call, params);
  if (!chosen.ok) return chosen;
  const method = chosen.value ?? attachedMethod(call, intent);
  if (!method) {
    const message =
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.";
    return err(unexpectedState(intent, message));
  }
  const { type } = method.object;
  if (!intent.payment_method_types.includes(type)) {
    const known = intent.payment_method_types.join(', ');
    const message = `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${known}.`;
    return err(badRequest(message, { param: 'payment_method' }));
  }
  const confirmed: Stripe.PaymentIntent = {
    ...intent,
    capture_method: params.capture_method ?? intent.capture_method,
    next_action: null,
    payment_method: method.id,
    receipt_email: params.receipt_email === undefined ? intent.receipt_email : params.receipt_email,
  };
  if (method.card.authentication === 'none') return chargeIntent(call, confirmed, method, 'none');
  const isUnattended = params.off_session !== undefined && params.off_session !== 'false';
  if (isUnattended || params.error_on_requires_action === true) {
    return err(declineIntent(call, confirmed, method, 'authentication_required'));
  }
  return ok(askForAuthentication(call, confirmed, params));
}

/** A server that confirms an intent open to redirecting methods must say where to come back to. */
export function checkReturnUrl(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  returnUrl: string | undefined,
): StripeFailure | undefined {
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === 'always';
  if (call.access === 'publishable' || !mayRedirect || returnUrl !== undefined) return undefined;
  const message =
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.";
  return badRequest(message, { param: 'return_url' });
}

function checkConfirmable(intent: Stripe.PaymentIntent): StripeFailure | undefined {
  if (CONFIRMABLE.includes(intent.status)) return undefined;
  const isDone = intent.status === 'succeeded' || intent.status === 'requires_capture';
  const reason = isDone
    ? 'it has already succeeded after being previously confirmed'
    : `it has a status of ${intent.status}`;
  return unexpectedState(intent, `You cannot confirm this PaymentIntent because ${reason}.`);
}

function attachedMethod(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
): StoredPaymentMethod | undefined {
  return typeof intent.payment_method === 'string'
    ? call.account.paymentMethods.get(intent.payment_method)
    : undefined;
}

function askForAuthentication(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  params: Confirmation,
): Stripe.PaymentIntent {
  const query = new URLSearchParams({ client_secret: intent.client_secret ?? '' });
  if (call.account.id !== null) query.set('account', call.account.id);
  const url = `${call.baseUrl}/stripe/3ds/${intent.id}?${query}`;
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action:
      params.use_stripe_sdk === true || params.return_url === undefined
        ? stripeJsAction(url)
        : {
            type: 'redirect_to_url',
            redirect_to_url: { url, return_url: params.return_url },
          },
  };
  call.account.putIntent(waiting);
  call.emit('payment_intent.requires_action', waiting);
  return waiting;
}

function stripeJsAction(url: string): Stripe.PaymentIntent.NextAction {
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: newId('src') },
  };
}
