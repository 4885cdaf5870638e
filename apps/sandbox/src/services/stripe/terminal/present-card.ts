import type Stripe from 'stripe';

import { brandOf } from '../../../cards/card-number';
import type { CardAction } from '../../../devices/card-device';
import { newId } from '../../../ids';
import { testCardByNumber } from '../cards/test-cards';
import type { TestCard } from '../cards/test-cards';
import type { StoredPaymentMethod } from '../store/account-books';
import type { StripeCall } from '../world';

/** The payment method that a reader makes of the card it was shown. Canada's debit cards are a kind of their own. */
export function presentCard(call: StripeCall, action: CardAction): StoredPaymentMethod {
  const card = cardOf(action);
  const id = newId('pm');
  const type = card.brand === 'interac' ? 'interac_present' : 'card_present';
  const details = {
    brand: card.brand,
    cardholder_name: null,
    country: card.country,
    exp_month: 12,
    exp_year: new Date(call.now * 1000).getUTCFullYear() + 3,
    fingerprint: null,
    funding: card.funding,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    preferred_locales: ['en'],
    read_method: readMethod(action),
  } satisfies Partial<Stripe.PaymentMethod.CardPresent>;
  const object: Stripe.PaymentMethod = {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: call.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
    ...(type === 'card_present'
      ? { card_present: { ...details, brand_product: null, offline: null } }
      : { interac_present: details }),
  };
  return { id, created: call.now, object, card, used: false };
}

export function readMethod({ entry }: CardAction): 'contact_emv' | 'contactless_emv' {
  return entry === 'tap' ? 'contactless_emv' : 'contact_emv';
}

function cardOf({ number, outcome }: CardAction): TestCard {
  const known = testCardByNumber(number);
  const card: TestCard = known ?? {
    number,
    brand: brandOf(number) ?? 'visa',
    funding: 'credit',
    country: 'CA',
    authentication: 'none',
    decline: undefined,
    refund: 'succeeds',
    names: [],
    label: '',
  };
  return {
    ...card,
    // A chip answers for its card: nobody is sent to the bank's page.
    authentication: 'none',
    decline: outcome === 'decline' ? 'generic_decline' : card.decline,
  };
}
