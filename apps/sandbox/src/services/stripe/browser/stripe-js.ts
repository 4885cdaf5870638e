import { createStripe } from './create-stripe';
import type { StripeOptions } from './create-stripe';

/** The release train that `@stripe/stripe-js` expects of the script it finds. */
const VERSION = 'endive';

const script = document.currentScript;
const origin =
  script instanceof HTMLScriptElement ? new URL(script.src).origin : window.location.origin;

const stripeFactory = Object.assign(
  (key: string, options?: StripeOptions) => createStripe(origin, key, options),
  { version: VERSION },
);

Object.assign(window, { Stripe: stripeFactory });
