import { err, ok, type Result } from '@comanda/kernel';
import type { Stripe } from 'stripe';
import type { ProcessorFailure } from '../processors/processor';
import { readFailure } from '../processors/stripe/read-failure';

/** Server functions for a browser that talks to Stripe's readers. */
export type StripeReaders = {
  /** Short-lived, and never kept. Scoped to a location, it opens the readers there and no others. */
  connectionToken(
    account_id: string | null,
    location: string | null,
  ): Promise<Result<string, ProcessorFailure>>;
  /** Which readers are there, by Stripe's names; null = nobody can say. */
  online(account_id: string | null): Promise<ReadonlySet<string> | null>;
};

const MOST_READERS = 100;

export function createStripeReaders(stripe: Stripe): StripeReaders {
  return {
    async connectionToken(account_id, location) {
      try {
        const { secret } = await stripe.terminal.connectionTokens.create(
          location === null ? {} : { location },
          inAccount(account_id),
        );
        return ok(secret);
      } catch (error) {
        return err(readFailure(error));
      }
    },
    async online(account_id) {
      try {
        const found = await stripe.terminal.readers.list(
          { status: 'online', limit: MOST_READERS },
          inAccount(account_id),
        );
        return new Set(found.data.map(({ id }) => id));
      } catch (error) {
        readFailure(error);
        return null;
      }
    },
  };
}

function inAccount(account_id: string | null): { stripeAccount?: string } {
  return account_id === null ? {} : { stripeAccount: account_id };
}
