import { err, ok } from '@comanda/kernel';
import type Stripe from 'stripe';

import type { StoredConfirmationToken } from '../store/account-books';
import { badRequest, missing } from '../wire/failure';
import { newId } from '../../../ids';
import { accepted, listOf, oneOf, text, webAddress } from '../wire/params';
import { route } from '../wire/route';
import type { StripeRoute } from '../wire/route';
import type { StripeCall } from '../world';
import { buildPaymentMethod } from './build-payment-method';
import { createPaymentMethodParams, paymentMethodData } from './payment-method-params';

const createTokenParams = {
  expand: listOf(text),
  payment_method: text,
  payment_method_data: paymentMethodData,
  return_url: webAddress,
  setup_future_usage: oneOf('off_session', 'on_session'),
  shipping: accepted,
};

export const paymentMethodRoutes: readonly StripeRoute[] = [
  route({
    method: 'POST',
    path: '/v1/payment_methods',
    access: 'publishable',
    params: createPaymentMethodParams,
    handle: (call, params) => {
      const built = buildPaymentMethod(call, params);
      if (!built.ok) return built;
      call.account.paymentMethods.put(built.value);
      return ok(built.value.object);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/payment_methods/:id',
    access: 'secret',
    params: { expand: listOf(text) },
    handle: (call, _params, id) => {
      const stored = call.account.paymentMethods.get(id);
      return stored ? ok(stored.object) : err(missing('PaymentMethod', id, 'payment_method'));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/confirmation_tokens',
    access: 'publishable',
    params: createTokenParams,
    handle: (call, params) => {
      const method = chosenMethod(call, params);
      if (!method.ok) return method;
      const token: StoredConfirmationToken = {
        id: newId('ctoken'),
        created: call.now,
        payment_method: method.value.id,
      };
      call.account.confirmationTokens.put(token);
      return ok(confirmationToken(token, method.value.object, params.return_url));
    },
  }),
];

type TokenParams = {
  readonly payment_method: string | undefined;
  readonly payment_method_data: Parameters<typeof buildPaymentMethod>[1] | undefined;
};

function chosenMethod(
  call: StripeCall,
  params: TokenParams,
): ReturnType<typeof buildPaymentMethod> {
  if (params.payment_method_data) {
    const built = buildPaymentMethod(call, params.payment_method_data);
    if (built.ok) call.account.paymentMethods.put(built.value);
    return built;
  }
  const id = params.payment_method;
  if (id === undefined) {
    const message = 'You must provide `payment_method` or `payment_method_data`.';
    return err(badRequest(message, { code: 'parameter_missing', param: 'payment_method_data' }));
  }
  const stored = call.account.paymentMethods.get(id);
  return stored ? ok(stored) : err(missing('PaymentMethod', id, 'payment_method'));
}

function confirmationToken(
  token: StoredConfirmationToken,
  method: Stripe.PaymentMethod,
  returnUrl: string | undefined,
): object {
  const { allow_redisplay, billing_details, card, type } = method;
  return {
    id: token.id,
    object: 'confirmation_token',
    created: token.created,
    expires_at: token.created + 12 * 60 * 60,
    livemode: false,
    mandate_data: null,
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: { allow_redisplay, billing_details, card, customer: null, type },
    return_url: returnUrl ?? null,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  };
}
