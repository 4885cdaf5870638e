import Stripe from 'stripe';
import type { RunningSandbox } from '../../../testing/start-sandbox';

export const CARD = { allowed_payment_method_types: ['card'] };

/** Pays 23.45 at once with a payment method. */
export function pay(
  { stripe }: RunningSandbox,
  paymentMethod: string,
  extra: Partial<Stripe.PaymentIntentCreateParams> = {},
) {
  return stripe.paymentIntents.create({
    amount: 2345,
    currency: 'cad',
    confirm: true,
    payment_method: paymentMethod,
    ...CARD,
    ...extra,
  });
}

/** The error with which Stripe's library refuses; accepting is a fault. */
export async function refusal(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('It was accepted.');
}
