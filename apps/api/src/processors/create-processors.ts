import type { Config } from '../config';
import type { Processors } from './processor';
import { createStripeClient } from './stripe/stripe-client';
import { createStripeProcessor } from './stripe/stripe-processor';

/** The payment services that the configuration has keys for. A restaurant that names another cannot take cards. */
export function createProcessors({ stripe }: Pick<Config, 'stripe'>): Processors {
  if (stripe === null) return {};
  return {
    STRIPE: createStripeProcessor(createStripeClient(stripe.secretKey, stripe.apiBase), {
      publishable_key: stripe.publishableKey,
      webhook_secret: stripe.webhookSecret,
      script_url: stripe.jsUrl,
    }),
  };
}
