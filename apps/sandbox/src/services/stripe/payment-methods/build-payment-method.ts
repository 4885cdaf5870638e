import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';
import type Stripe from 'stripe';

import { brandOf, cvcLengthOf, lengthsOf, passesLuhn } from '../../../cards/card-number';
import { testCardByName, testCardByNumber } from '../cards/test-cards';
import type { TestCard } from '../cards/test-cards';
import type { StoredPaymentMethod } from '../store/account-books';
import { badRequest, cardError, missing } from '../wire/failure';
import type { StripeFailure } from '../wire/failure';
import { newId } from '../../../ids';
import { mergeMetadata } from '../wire/metadata';
import type { ParamsOf } from '../wire/params';
import type { StripeCall } from '../world';
import type { createPaymentMethodParams } from './payment-method-params';

export type PaymentMethodData = Omit<ParamsOf<typeof createPaymentMethodParams>, 'expand'>;
type CardFields = NonNullable<PaymentMethodData['card']>;
type Chosen = { card: TestCard; month: number; year: number; cvc: boolean };

/** Makes a payment method of card details or of a test token such as `tok_visa`. */
export function buildPaymentMethod(
  call: StripeCall,
  data: PaymentMethodData,
): Result<StoredPaymentMethod, StripeFailure> {
  const fields = data.card;
  if (!fields) {
    return err(
      badRequest('Missing required param: card.', { code: 'parameter_missing', param: 'card' }),
    );
  }
  const chosen =
    fields.token === undefined ? typedCard(call, fields) : tokenCard(call, fields.token);
  if (!chosen.ok) return chosen;
  return ok(assemble(call, data, chosen.value));
}

/** A new payment method for a `pm_card_…` name, as a test server uses them. */
export function namedPaymentMethod(
  call: StripeCall,
  name: string,
): StoredPaymentMethod | undefined {
  const card = testCardByName(name);
  return card && assemble(call, NO_DETAILS, withoutExpiry(call, card));
}

const NO_DETAILS: PaymentMethodData = {
  allow_redisplay: undefined,
  billing_details: undefined,
  card: undefined,
  metadata: undefined,
  radar_options: undefined,
  type: 'card',
};

function tokenCard(call: StripeCall, token: string): Result<Chosen, StripeFailure> {
  const card = testCardByName(token.replace(/^tok_/, 'pm_card_'));
  return card ? ok(withoutExpiry(call, card)) : err(missing('token', token, 'card[token]'));
}

function withoutExpiry(call: StripeCall, card: TestCard): Chosen {
  return { card, month: 12, year: new Date(call.now * 1000).getUTCFullYear() + 3, cvc: true };
}

function typedCard(call: StripeCall, fields: CardFields): Result<Chosen, StripeFailure> {
  if (call.access === 'secret') {
    const message =
      'Sending credit card numbers directly to the Stripe API is generally unsafe. To continue processing use Stripe.js, the Stripe mobile bindings, or Stripe Elements.';
    return err(badRequest(message));
  }
  const number = (fields.number ?? '').replaceAll(/[\s-]/g, '');
  const brand = brandOf(number);
  if (!passesLuhn(number) || !lengthsOf(brand).includes(number.length)) {
    return err(invalid('incorrect_number', 'Your card number is incorrect.', 'number'));
  }
  const month = fields.exp_month ?? 0;
  if (month < 1 || month > 12) {
    return err(
      invalid('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month'),
    );
  }
  const year = fullYear(fields.exp_year ?? 0);
  const today = new Date(call.now * 1000);
  const monthsAway = (year - today.getUTCFullYear()) * 12 + month - 1 - today.getUTCMonth();
  if (monthsAway < 0 || monthsAway > 50 * 12) {
    return err(
      invalid('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year'),
    );
  }
  if (fields.cvc !== undefined && !isCvc(fields.cvc, cvcLengthOf(brand))) {
    return err(invalid('invalid_cvc', "Your card's security code is invalid.", 'cvc'));
  }
  const card = testCardByNumber(number) ?? realLookingCard(number, brand ?? 'visa');
  return ok({ card, month, year, cvc: fields.cvc !== undefined });
}

function isCvc(cvc: string, length: number): boolean {
  return cvc.length === length && /^\d+$/.test(cvc);
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** A number that may exist in the world: Stripe takes it in test mode and declines the charge. */
function realLookingCard(number: string, brand: TestCard['brand']): TestCard {
  return {
    number,
    brand,
    funding: 'credit',
    country: 'US',
    authentication: 'none',
    decline: 'test_mode_live_card',
    refund: 'succeeds',
    names: [],
    label: 'Not a test card',
  };
}

function invalid(code: string, message: string, param: string): StripeFailure {
  return cardError(message, { code, param });
}

function assemble(call: StripeCall, data: PaymentMethodData, chosen: Chosen): StoredPaymentMethod {
  const { card, month, year } = chosen;
  const id = newId('pm');
  const object: Stripe.PaymentMethod = {
    id,
    object: 'payment_method',
    allow_redisplay: data.allow_redisplay ?? 'unspecified',
    billing_details: billingOf(data),
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: data.billing_details?.address?.postal_code ? 'pass' : null,
        cvc_check: chosen.cvc ? cvcCheck(card) : null,
      },
      country: card.country,
      display_brand: card.brand,
      exp_month: month,
      exp_year: year,
      fingerprint: fingerprintOf(card.number),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: card.brand !== 'interac' },
      wallet: walletOf(data),
    },
    created: call.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata({}, data.metadata),
    type: 'card',
  };
  return { id, created: call.now, object, card, used: false };
}

function cvcCheck(card: TestCard): 'fail' | 'pass' {
  return card.decline === 'incorrect_cvc' ? 'fail' : 'pass';
}

function billingOf(data: PaymentMethodData): Stripe.PaymentMethod.BillingDetails {
  const given = data.billing_details;
  return {
    address: {
      city: given?.address?.city ?? null,
      country: given?.address?.country ?? null,
      line1: given?.address?.line1 ?? null,
      line2: given?.address?.line2 ?? null,
      postal_code: given?.address?.postal_code ?? null,
      state: given?.address?.state ?? null,
    },
    email: given?.email ?? null,
    name: given?.name ?? null,
    phone: given?.phone ?? null,
    tax_id: given?.tax_id ?? null,
  };
}

function walletOf(data: PaymentMethodData): Stripe.PaymentMethod.Card.Wallet | null {
  const wallet = data.card?.wallet;
  if (wallet === undefined) return null;
  const own = { [wallet]: {} };
  return { type: wallet, dynamic_last4: null, ...own };
}

/** The same card gives the same fingerprint, whichever payment method it is in. */
function fingerprintOf(number: string): string {
  let hash = 7;
  for (const digit of number) hash = (hash * 31 + Number(digit)) % 2_147_483_647;
  return hash.toString(36).padStart(16, 'c0manda');
}
