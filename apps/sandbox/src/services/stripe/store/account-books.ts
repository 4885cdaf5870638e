import type Stripe from 'stripe';

import type { TestCard } from '../cards/test-cards';
import { IdempotencyKeys } from '../wire/idempotency';
import { MetadataIndex } from './metadata-index';
import { OrderedCollection } from './ordered-collection';

/** A payment method and what the sandbox knows of the card behind it, which the API never shows. */
export type StoredPaymentMethod = {
  readonly id: string;
  readonly created: number;
  readonly object: Stripe.PaymentMethod;
  readonly card: TestCard;
  /** A method without a customer can pay once. */
  readonly used: boolean;
};

/** A confirmation token: a payment method that the browser has chosen and not used yet. */
export type StoredConfirmationToken = {
  readonly id: string;
  readonly created: number;
  readonly payment_method: string;
};

export type Totals = { readonly captured: number; readonly refunded: number };

/** Everything that one account holds. Accounts never see each other's objects. */
export class AccountBooks {
  readonly charges = new OrderedCollection<Stripe.Charge>();
  readonly refunds = new OrderedCollection<Stripe.Refund>();
  readonly paymentMethods = new OrderedCollection<StoredPaymentMethod>();
  readonly confirmationTokens = new OrderedCollection<StoredConfirmationToken>();
  readonly idempotencyKeys = new IdempotencyKeys();
  /** Money taken and given back, per currency. */
  readonly totals = new Map<string, Totals>();
  readonly #intents = new OrderedCollection<Stripe.PaymentIntent>();
  readonly #intentsByMetadata = new MetadataIndex();
  readonly #chargesByIntent = new Map<string, string[]>();
  readonly #refundsByCharge = new Map<string, string[]>();

  /** Null for the platform itself, or the connected account's `acct_…`. */
  readonly id: string | null;
  readonly #onIntent: (id: string) => void;

  constructor(id: string | null, onIntent: (id: string) => void) {
    this.id = id;
    this.#onIntent = onIntent;
  }

  get intents(): Pick<
    OrderedCollection<Stripe.PaymentIntent>,
    'get' | 'newestFirst' | 'page' | 'size'
  > {
    return this.#intents;
  }

  putIntent(intent: Stripe.PaymentIntent): void {
    const before = this.#intents.get(intent.id);
    this.#intents.put(intent);
    this.#intentsByMetadata.update(intent.id, before?.metadata ?? {}, intent.metadata);
    if (!before) this.#onIntent(intent.id);
  }

  /** The intents that carry this pair, newest first. */
  intentsWithMetadata(key: string, value: string): readonly Stripe.PaymentIntent[] {
    const ids = this.#intentsByMetadata.find(key, value);
    return ids.toReversed().flatMap((id) => this.#intents.get(id) ?? []);
  }

  putCharge(charge: Stripe.Charge, intentId: string): void {
    const before = this.charges.get(charge.id);
    if (!before) appendTo(this.#chargesByIntent, intentId, charge.id);
    this.charges.put(charge);
    const totals = this.totals.get(charge.currency) ?? { captured: 0, refunded: 0 };
    this.totals.set(charge.currency, {
      captured: totals.captured + charge.amount_captured - (before?.amount_captured ?? 0),
      refunded: totals.refunded + charge.amount_refunded - (before?.amount_refunded ?? 0),
    });
  }

  chargesOf(intentId: string): readonly Stripe.Charge[] {
    const ids = this.#chargesByIntent.get(intentId) ?? [];
    return ids.flatMap((id) => this.charges.get(id) ?? []);
  }

  putRefund(refund: Stripe.Refund, chargeId: string): void {
    if (!this.refunds.get(refund.id)) appendTo(this.#refundsByCharge, chargeId, refund.id);
    this.refunds.put(refund);
  }

  refundsOf(chargeId: string): readonly Stripe.Refund[] {
    const ids = this.#refundsByCharge.get(chargeId) ?? [];
    return ids.flatMap((id) => this.refunds.get(id) ?? []);
  }
}

function appendTo(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
