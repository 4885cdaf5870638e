import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { cardOf } from '../elements/registry';
import type { BillingDetails } from '../messages';
import type { IntentResult, StripeContext, StripeJsError } from '../stripe-context';
import { postConfirmation, resultOf, retrieveIntent } from './intents';
import { followNextAction } from './next-action';

export type CardPaymentData = {
  readonly payment_method?:
    | string
    | { readonly card: object; readonly billing_details?: BillingDetails };
  readonly return_url?: string;
};

/** stripe.confirmCardPayment, for the Card Element and for wallets of the older kind. */
export async function confirmCardPayment(
  context: StripeContext,
  clientSecret: string,
  data: CardPaymentData = {},
  options: { readonly handleActions?: boolean } = {},
): Promise<IntentResult> {
  if (data.payment_method === undefined) {
    const current = await retrieveIntent(context, clientSecret);
    if (!current.ok) return { error: current.error };
    if (current.value.status === 'requires_action') return followNextAction(context, current.value);
  }
  const method = await methodOf(data.payment_method);
  if (!method.ok) return { error: method.error };
  const confirmed = await postConfirmation(context, clientSecret, {
    payment_method: method.value,
    return_url: data.return_url,
  });
  if (!confirmed.ok) return { error: confirmed.error };
  return options.handleActions === false
    ? resultOf(confirmed.value, context)
    : followNextAction(context, confirmed.value);
}

async function methodOf(
  given: CardPaymentData['payment_method'],
): Promise<Result<string | undefined, StripeJsError>> {
  if (given === undefined || typeof given === 'string') return ok(given);
  const card = cardOf(given.card);
  if (card) return card.tokenize(given.billing_details ?? {});
  return err({
    type: 'invalid_request_error',
    message: 'The sandbox takes cards from an Element or by their payment method id.',
  });
}
