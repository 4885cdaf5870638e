import { elementsOf } from '../elements/registry';
import { IntegrationError } from '../../../../browser/integration-error';
import type { BillingDetails } from '../messages';
import type { IntentResult, StripeContext } from '../stripe-context';
import { postConfirmation } from './intents';
import { followNextAction } from './next-action';

export type ConfirmPaymentOptions = {
  readonly elements?: object;
  readonly clientSecret?: string;
  readonly confirmParams?: {
    readonly return_url?: string;
    readonly confirmation_token?: string;
    readonly payment_method?: string;
    readonly payment_method_data?: { readonly billing_details?: BillingDetails };
  };
  readonly redirect?: 'always' | 'if_required';
};

/** stripe.confirmPayment: resolves with the paid intent or with the error; a decline does not throw. */
export async function confirmPayment(
  context: StripeContext,
  options: ConfirmPaymentOptions,
): Promise<IntentResult> {
  const group = options.elements && elementsOf(options.elements);
  const clientSecret = options.clientSecret ?? group?.clientSecret();
  const params = options.confirmParams ?? {};
  if (clientSecret === undefined) {
    throw new IntegrationError(
      'In order to call confirmPayment(), you must pass `clientSecret`, or Elements that were made with one.',
    );
  }
  if (params.return_url === undefined && options.redirect !== 'if_required') {
    throw new IntegrationError(
      'stripe.confirmPayment(): the `confirmParams.return_url` argument is required unless passing `redirect: "if_required"`.',
    );
  }
  const local: StripeContext = group ? { ...context, locale: group.locale() } : context;
  const { confirmation_token, return_url } = params;
  let payment_method = params.payment_method;
  if (group && payment_method === undefined && confirmation_token === undefined) {
    const chosen = await group.choosePaymentMethod(params.payment_method_data?.billing_details);
    if (!chosen.ok) return { error: chosen.error };
    payment_method = chosen.value;
  }
  const fields = { confirmation_token, payment_method, return_url };
  const confirmed = await postConfirmation(local, clientSecret, fields);
  const result = confirmed.ok
    ? await followNextAction(local, confirmed.value)
    : { error: confirmed.error };
  group?.finishWallet(result.error === undefined);
  const isLeaving = options.redirect !== 'if_required' && result.paymentIntent !== undefined;
  return isLeaving ? leaveFor(return_url ?? '', result.paymentIntent) : result;
}

function leaveFor(
  returnUrl: string,
  intent: { readonly id: string; readonly client_secret: string | null },
): Promise<never> {
  const url = new URL(returnUrl, window.location.href);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', 'succeeded');
  window.location.assign(url);
  return new Promise(() => undefined);
}
