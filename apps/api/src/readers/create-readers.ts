import type { Config } from '../config';
import type { CloudReaders } from '../processors/spin/cloud-readers';
import { createStripeClient } from '../processors/stripe/stripe-client';
import { createStripeReaders, type StripeReaders } from './stripe-readers';

/** The card readers this server can reach. */
export type Readers = {
  /** Terminals that are reached through their vendor's service (Nuvei). */
  readonly cloud: CloudReaders;
  /** null = the deployment has no key for Stripe. */
  readonly stripe: StripeReaders | null;
};

export function createReaders({ stripe }: Pick<Config, 'stripe'>, cloud: CloudReaders): Readers {
  return {
    cloud,
    stripe:
      stripe === null
        ? null
        : createStripeReaders(createStripeClient(stripe.secretKey, stripe.apiBase)),
  };
}
