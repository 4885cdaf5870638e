import type { ConfirmationToken, PaymentMethod } from '@stripe/stripe-js';

import { cardOf, elementsOf } from '../elements/registry';
import type { BillingDetails } from '../messages';
import type { StripeContext, StripeJsError } from '../stripe-context';
import { callStripe } from './call-stripe';

type MethodRequest = {
  readonly elements?: object;
  readonly card?: object;
  readonly billing_details?: BillingDetails;
  readonly params?: { readonly billing_details?: BillingDetails };
};
type MethodResult = { paymentMethod: PaymentMethod } | { error: StripeJsError };

type TokenRequest = {
  readonly elements: object;
  readonly params?: {
    readonly return_url?: string;
    readonly payment_method_data?: { readonly billing_details?: BillingDetails };
  };
};
type TokenResult = { confirmationToken: ConfirmationToken } | { error: StripeJsError };

/** stripe.createPaymentMethod, from Elements or from a Card Element. */
export async function createPaymentMethod(request: MethodRequest): Promise<MethodResult> {
  const billing = request.billing_details ?? request.params?.billing_details ?? {};
  const group = request.elements && elementsOf(request.elements);
  const card = request.card && cardOf(request.card);
  const source = group?.card() ?? card;
  if (!source) {
    const message = 'The sandbox makes payment methods of Elements only.';
    return { error: { type: 'invalid_request_error', message } };
  }
  const made = await source.createPaymentMethod(billing);
  return made.ok ? { paymentMethod: made.value } : { error: made.error };
}

/** stripe.createConfirmationToken: the choice of the guest, for a server to confirm. */
export async function createConfirmationToken(
  context: StripeContext,
  request: TokenRequest,
): Promise<TokenResult> {
  const group = elementsOf(request.elements);
  const chosen = await group.choosePaymentMethod(
    request.params?.payment_method_data?.billing_details,
  );
  if (!chosen.ok) return { error: chosen.error };
  const made = await callStripe<ConfirmationToken>(context, 'POST', 'confirmation_tokens', {
    payment_method: chosen.value,
    return_url: request.params?.return_url,
  });
  return made.ok ? { confirmationToken: made.value } : { error: made.error };
}
