import type { PaymentIntent } from '@stripe/stripe-js';
import type { Result } from '@comanda/kernel';

import { IntegrationError } from '../../../../browser/integration-error';
import type { IntentResult, StripeContext, StripeJsError } from '../stripe-context';
import { callStripe } from './call-stripe';
import { localizeError } from './localize-error';

/** Reads the intent that a client secret belongs to. */
export async function retrieveIntent(
  context: StripeContext,
  clientSecret: string,
): Promise<Result<PaymentIntent, StripeJsError>> {
  const path = `payment_intents/${idOf(clientSecret)}`;
  return callStripe<PaymentIntent>(context, 'GET', path, { client_secret: clientSecret });
}

/** Confirms with a payment method, or with the one that is attached already. */
export async function postConfirmation(
  context: StripeContext,
  clientSecret: string,
  fields: {
    readonly payment_method?: string | undefined;
    readonly confirmation_token?: string | undefined;
    readonly return_url?: string | undefined;
  },
): Promise<Result<PaymentIntent, StripeJsError>> {
  const path = `payment_intents/${idOf(clientSecret)}/confirm`;
  return callStripe<PaymentIntent>(context, 'POST', path, {
    ...fields,
    client_secret: clientSecret,
    use_stripe_sdk: 'true',
  });
}

/** An intent that came back open after an attempt carries the reason: that is the result's error. */
export function resultOf(intent: PaymentIntent, context: StripeContext): IntentResult {
  const failure = intent.last_payment_error;
  if (intent.status !== 'requires_payment_method' || !failure) return { paymentIntent: intent };
  const error = localizeError(failure, context.locale);
  return { error: { ...error, payment_intent: intent } };
}

function idOf(clientSecret: string): string {
  const id = /^(pi_\w+?)_secret_\w+$/.exec(clientSecret)?.[1];
  if (id !== undefined) return id;
  throw new IntegrationError(
    `Invalid value for a PaymentIntent's client secret: it should look like \${id}_secret_\${secret}. You specified: ${clientSecret}.`,
  );
}
