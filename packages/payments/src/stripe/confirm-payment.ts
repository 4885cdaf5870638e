import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { Billing, PaymentResult } from '../card-driver';
import { readError, readIntent } from './read-outcome';

export type ConfirmInput = {
  readonly client_secret: string;
  readonly return_url: string;
  readonly payment_method: 'CARD' | 'WALLET';
  readonly billing: Billing | undefined;
};

/** Confirms the payment with whatever the guest entered or approved; Stripe itself asks for 3-D Secure when the bank does. */
export async function confirmPayment(
  stripe: Stripe,
  elements: StripeElements,
  input: ConfirmInput,
): Promise<PaymentResult> {
  const { client_secret, return_url, payment_method, billing } = input;
  try {
    const submitted = await elements.submit();
    if (submitted.error) return { kind: 'incomplete' };
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret: client_secret,
      confirmParams: {
        return_url,
        ...(billing ? { payment_method_data: { billing_details: billing } } : {}),
      },
      redirect: 'if_required',
    });
    if (paymentIntent) return readIntent(paymentIntent, payment_method);
    const outcome = error && readError(error, payment_method);
    return outcome ?? (await askStripe(stripe, client_secret, payment_method));
  } catch {
    return askStripe(stripe, client_secret, payment_method);
  }
}

/** The answer was lost or unclear: the intent knows what became of it. */
async function askStripe(
  stripe: Stripe,
  client_secret: string,
  payment_method: 'CARD' | 'WALLET',
): Promise<PaymentResult> {
  try {
    const { paymentIntent } = await stripe.retrievePaymentIntent(client_secret);
    if (!paymentIntent) return { kind: 'failed', reason: 'network' };
    const outcome = readIntent(paymentIntent, payment_method);
    return outcome.kind === 'cancelled' ? { kind: 'failed', reason: 'unexpected' } : outcome;
  } catch {
    return { kind: 'failed', reason: 'network' };
  }
}
