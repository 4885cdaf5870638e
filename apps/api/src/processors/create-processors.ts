import type { Clock } from '@comanda/kernel';
import { eq } from 'drizzle-orm';
import type { Config, StripeConfig } from '../config';
import type { Database } from '../db/database';
import { restaurants } from '../db/schema/index';
import { createBamboraProcessor } from './bambora/bambora-processor';
import type { Breakers } from './breaker';
import { createNmiProcessor } from './nmi/nmi-processor';
import { createNuveiProcessor } from './nuvei/nuvei-processor';
import { openAccountBook } from './payment-accounts';
import type { Processor, Processors } from './processor';
import type { CloudReaders } from './spin/cloud-readers';
import { withCloudReaders } from './spin/with-cloud-readers';
import { createStripeClient } from './stripe/stripe-client';
import { createStripeProcessor } from './stripe/stripe-processor';

type Settings = Pick<Config, 'stripe' | 'payments' | 'publicUrl'>;
type Means = {
  readonly db: Database;
  readonly clock: Clock;
  /** Where Nuvei's payments at a terminal go. */
  readonly cloud: CloudReaders;
  readonly breakers: Breakers;
};

/**
 * The payment services there are. Stripe's key is the platform's; the others are opened with each restaurant's own, and a
 * restaurant that lacks them cannot take cards.
 */
export function createProcessors(
  config: Settings,
  { db, clock, cloud, breakers }: Means,
): Processors {
  const { payments, publicUrl, stripe } = config;
  const accounts = openAccountBook(db);
  const patience_ms = payments.patienceMs;
  return {
    ...(stripe === null ? {} : { STRIPE: createStripe(stripe, patience_ms, breakers) }),
    NUVEI: withCloudReaders(
      createNuveiProcessor({
        gateway: { base: payments.nuveiBase, patience_ms, breakers },
        receiptUrl: async (restaurant_id) =>
          `${publicUrl}/v2/${await endpointOf(db, restaurant_id)}/nuveiConfirmation`,
        validation_url: `${publicUrl}/api/webhooks/nuvei`,
        accounts,
        clock,
      }),
      cloud,
    ),
    NMI: createNmiProcessor({
      gateway: { base: payments.nmiBase, patience_ms, breakers },
      script_url: payments.nmiScriptUrl,
      accounts,
      clock,
    }),
    BAMBORA: createBamboraProcessor({
      gateway: { base: payments.bamboraBase, patience_ms, breakers },
      script_url: payments.bamboraScriptUrl,
      apple_pay_merchant_id: payments.applePay?.merchantId ?? null,
      termUrl: (provider_ref) => `${publicUrl}/api/payments/bambora/${provider_ref}/return`,
      accounts,
      clock,
    }),
  };
}

/** The one whose key is the platform's. */
function createStripe(stripe: StripeConfig, patience_ms: number, breakers: Breakers): Processor {
  const { secretKey, apiBase } = stripe;
  return createStripeProcessor(createStripeClient(secretKey, apiBase, patience_ms), {
    publishable_key: stripe.publishableKey,
    webhook_secret: stripe.webhookSecret,
    script_url: stripe.jsUrl,
    breakers,
  });
}

async function endpointOf(db: Database, restaurant_id: string): Promise<string> {
  const [row] = await db
    .select({ endpoint: restaurants.endpoint })
    .from(restaurants)
    .where(eq(restaurants.restaurant_id, restaurant_id));
  if (row === undefined) throw new Error(`Restaurant ${restaurant_id} is gone; none is deleted.`);
  return row.endpoint;
}
