import type Stripe from 'stripe';

import type { LedgerQuery } from '../../service';
import type { AccountBooks, Totals } from './store/account-books';
import type { Books } from './store/books';
import { idOf } from './wire/id-of';

export type LedgerCharge = {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly card: string | null;
  readonly failure_code: string | null;
  readonly decline_code: string | null;
  readonly created: number;
};

export type LedgerRefund = {
  readonly id: string;
  readonly charge: string;
  readonly amount: number;
  readonly status: string | null;
  readonly reason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
};

export type LedgerIntent = {
  readonly id: string;
  readonly account: string | null;
  readonly status: string;
  readonly currency: string;
  readonly amount: number;
  readonly amount_capturable: number;
  readonly amount_captured: number;
  readonly amount_refunded: number;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  readonly charges: readonly LedgerCharge[];
  readonly refunds: readonly LedgerRefund[];
};

export type StripeLedger = {
  readonly intent_count: number;
  /** Money taken and given back over all accounts, per currency. */
  readonly totals: Readonly<Record<string, Totals>>;
  readonly intents: readonly LedgerIntent[];
};

/** The processor's side of a reconciliation, newest first. */
export function stripeLedger(books: Books, query: LedgerQuery): StripeLedger {
  return { intent_count: books.intentCount, totals: sumTotals(books), intents: rows(books, query) };
}

function rows(books: Books, query: LedgerQuery): readonly LedgerIntent[] {
  const limit = query.limit ?? Number.MAX_SAFE_INTEGER;
  const pairs = Object.entries(query.metadata);
  const [first] = pairs;
  if (!first) {
    return books
      .newestIntents(limit)
      .flatMap(({ account, id }) => ledgerRow(account, account.intents.get(id)));
  }
  const found: LedgerIntent[] = [];
  for (const account of books.all()) {
    for (const intent of account.intentsWithMetadata(first[0], first[1])) {
      if (!pairs.every(([key, value]) => intent.metadata[key] === value)) continue;
      found.push(...ledgerRow(account, intent));
    }
  }
  return found.sort((one, other) => other.created - one.created).slice(0, limit);
}

function ledgerRow(
  account: AccountBooks,
  intent: Stripe.PaymentIntent | undefined,
): readonly LedgerIntent[] {
  if (!intent) return [];
  const charges = account.chargesOf(intent.id);
  const refunds = charges.flatMap((charge) => account.refundsOf(charge.id));
  return [
    {
      id: intent.id,
      account: account.id,
      status: intent.status,
      currency: intent.currency,
      amount: intent.amount,
      amount_capturable: intent.amount_capturable,
      amount_captured: charges.reduce((sum, charge) => sum + charge.amount_captured, 0),
      amount_refunded: charges.reduce((sum, charge) => sum + charge.amount_refunded, 0),
      description: intent.description,
      metadata: intent.metadata,
      created: intent.created,
      charges: charges.map(ledgerCharge),
      refunds: refunds.map(ledgerRefund),
    },
  ];
}

function ledgerCharge(charge: Stripe.Charge): LedgerCharge {
  const { card: typed, card_present, interac_present } = charge.payment_method_details ?? {};
  const card = typed ?? card_present ?? interac_present;
  return {
    id: charge.id,
    status: charge.status,
    amount: charge.amount,
    amount_captured: charge.amount_captured,
    amount_refunded: charge.amount_refunded,
    card: card ? `${card.brand} ${card.last4}` : null,
    failure_code: charge.failure_code,
    decline_code: charge.failure_code === null ? null : (charge.outcome?.reason ?? null),
    created: charge.created,
  };
}

function ledgerRefund(refund: Stripe.Refund): LedgerRefund {
  return {
    id: refund.id,
    charge: idOf(refund.charge),
    amount: refund.amount,
    status: refund.status,
    reason: refund.reason,
    metadata: refund.metadata ?? {},
    created: refund.created,
  };
}

function sumTotals(books: Books): Readonly<Record<string, Totals>> {
  const sums: Record<string, Totals> = {};
  for (const account of books.all()) {
    for (const [currency, totals] of account.totals) {
      const sum = sums[currency] ?? { captured: 0, refunded: 0 };
      sums[currency] = {
        captured: sum.captured + totals.captured,
        refunded: sum.refunded + totals.refunded,
      };
    }
  }
  return sums;
}
