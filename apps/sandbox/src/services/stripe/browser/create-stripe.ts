import { createElements } from './elements/elements-group';
import type { ElementsOptions } from './elements/elements-options';
import { IntegrationError } from '../../../browser/integration-error';
import { confirmCardPayment } from './payments/confirm-card-payment';
import type { CardPaymentData } from './payments/confirm-card-payment';
import { confirmPayment } from './payments/confirm-payment';
import type { ConfirmPaymentOptions } from './payments/confirm-payment';
import { createConfirmationToken, createPaymentMethod } from './payments/create-method';
import { retrieveIntent } from './payments/intents';
import { followNextAction } from './payments/next-action';
import type { IntentResult, StripeContext } from './stripe-context';
import { nearestLocale } from './texts/texts';
import { createPaymentRequest } from './wallets/payment-request';
import type { PaymentRequestOptions } from './wallets/payment-request';

export type StripeOptions = { readonly stripeAccount?: string; readonly locale?: string };

/** Builds the result of `Stripe(key, options)`: the part of Stripe.js that a restaurant's payments use. */
export function createStripe(origin: string, key: string, options: StripeOptions = {}): object {
  if (!key.startsWith('pk_')) {
    throw new IntegrationError('Please call Stripe() with your publishable key (pk_…).');
  }
  const context: StripeContext = {
    account: options.stripeAccount,
    key,
    locale: nearestLocale(options.locale),
    origin,
  };

  async function retrieve(clientSecret: string): Promise<IntentResult> {
    const intent = await retrieveIntent(context, clientSecret);
    return intent.ok ? { paymentIntent: intent.value } : { error: intent.error };
  }

  async function followUp(clientSecret: string): Promise<IntentResult> {
    const { error, paymentIntent } = await retrieve(clientSecret);
    return error ? { error } : followNextAction(context, paymentIntent);
  }

  return {
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
    elements: (elementsOptions?: ElementsOptions) => createElements(context, elementsOptions),
    confirmPayment: (given: ConfirmPaymentOptions) => confirmPayment(context, given),
    confirmCardPayment: (
      clientSecret: string,
      data?: CardPaymentData,
      given?: { readonly handleActions?: boolean },
    ) => confirmCardPayment(context, clientSecret, data, given),
    retrievePaymentIntent: retrieve,
    handleNextAction: (given: { readonly clientSecret: string }) => followUp(given.clientSecret),
    handleCardAction: followUp,
    createPaymentMethod,
    createConfirmationToken: (given: Parameters<typeof createConfirmationToken>[1]) =>
      createConfirmationToken(context, given),
    createToken: () => {
      const message = 'The sandbox has no tokens of the old kind; use createPaymentMethod().';
      return Promise.resolve({ error: { type: 'invalid_request_error', message } });
    },
    paymentRequest: (given: PaymentRequestOptions) => createPaymentRequest(context, given),
  };
}
