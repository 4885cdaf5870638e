import type { PaymentSecretsFile } from '@comanda/contracts/bundle';
import { eq } from 'drizzle-orm';
import { restaurants } from '../db/schema/index';
import type { Database } from '../db/database';
import type { PaymentService } from '@comanda/contracts';
import { findReference } from './payment-references';

/** A restaurant's accounts at the processors, with what opens them. */
export type PaymentAccounts = {
  readonly nuvei_acct: string | null;
  readonly nmi_public_key: string | null;
  readonly bambora_mid: string | null;
  readonly secrets: PaymentSecretsFile;
};

/** Where adapters find whose account they work with. */
export type AccountBook = {
  readonly of: (restaurant_id: string) => Promise<PaymentAccounts | null>;
  /** Finds the owner of a payment by the processor's id. */
  readonly ownerOf: (
    payment_service: PaymentService,
    provider_ref: string,
  ) => Promise<string | null>;
};

/** Reads accounts afresh: a changed key counts from the next call on. Never called while a transaction is held. */
export function openAccountBook(db: Database): AccountBook {
  return {
    async of(restaurant_id) {
      const [row] = await db
        .select({ settings: restaurants.settings, secrets: restaurants.payment_secrets })
        .from(restaurants)
        .where(eq(restaurants.restaurant_id, restaurant_id));
      if (row === undefined) return null;
      const { nuvei_acct, nmi_public_key, bambora_mid } = row.settings;
      return { nuvei_acct, nmi_public_key, bambora_mid, secrets: row.secrets ?? {} };
    },
    async ownerOf(payment_service, provider_ref) {
      const named = await findReference(db, payment_service, provider_ref);
      return named?.restaurant_id ?? null;
    },
  };
}
