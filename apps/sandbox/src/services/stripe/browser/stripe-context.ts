import type { PaymentIntent } from '@stripe/stripe-js';

import type { Locale } from './texts/texts';

/** Arguments of one `Stripe(key, options)`, and the origin of its sandbox. */
export type StripeContext = {
  readonly account: string | undefined;
  readonly key: string;
  readonly locale: Locale;
  readonly origin: string;
};

/** The error of a result, as Stripe.js gives it. */
export type StripeJsError = {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
  readonly param?: string;
  readonly payment_intent?: PaymentIntent;
};

export type IntentResult =
  | { readonly paymentIntent: PaymentIntent; readonly error?: undefined }
  | { readonly error: StripeJsError; readonly paymentIntent?: undefined };
