import type Stripe from 'stripe';

import type { Decline } from '../cards/declines';
import type { StoredPaymentMethod } from '../store/account-books';
import { AUTHORIZATION_TTL_SECONDS, PRESENT_AUTHORIZATION_TTL_SECONDS } from '../wire/constants';
import { newId } from '../../../ids';
import type { StripeCall } from '../world';

export type ChargeOutcome =
  | { readonly kind: 'captured' | 'held'; readonly authentication: 'authenticated' | 'none' }
  | { readonly kind: 'failed'; readonly decline: Decline };

/** The charge of one attempt to pay an intent. */
export function buildCharge(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  method: StoredPaymentMethod,
  outcome: ChargeOutcome,
): Stripe.Charge {
  const decline = outcome.kind === 'failed' ? outcome.decline : undefined;
  const isCaptured = outcome.kind === 'captured';
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: isCaptured ? newId('txn') : null,
    billing_details: method.object.billing_details,
    calculated_statement_descriptor: intent.statement_descriptor ?? 'SANDBOX',
    captured: isCaptured,
    created: call.now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: intent.on_behalf_of,
    outcome: decline ? declinedOutcome(decline) : AUTHORIZED,
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(call, intent, method, outcome),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

const AUTHORIZED: Stripe.Charge.Outcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  risk_score: 12,
  seller_message: 'Payment complete.',
  type: 'authorized',
};

function declinedOutcome(decline: Decline): Stripe.Charge.Outcome {
  return {
    ...AUTHORIZED,
    advice_code: decline.advice_code,
    network_status: 'declined_by_network',
    reason: decline.decline_code,
    seller_message: 'The bank returned a decline.',
    type: 'issuer_declined',
  };
}

/** Card details depend on whether the card was typed or present. */
function methodDetails(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  method: StoredPaymentMethod,
  outcome: ChargeOutcome,
): Stripe.Charge.PaymentMethodDetails {
  const { type } = method.object;
  if (type !== 'card_present' && type !== 'interac_present') {
    return { type: 'card', card: cardDetails(call, intent, method, outcome) };
  }
  return { type, [type]: presentDetails(call, intent, method, outcome) };
}

function cardDetails(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  method: StoredPaymentMethod,
  outcome: ChargeOutcome,
): Stripe.Charge.PaymentMethodDetails.Card {
  const card = method.object.card;
  const isDeclined = outcome.kind === 'failed';
  const held =
    outcome.kind === 'held' ? { capture_before: call.now + AUTHORIZATION_TTL_SECONDS } : {};
  return {
    ...held,
    amount_authorized: isDeclined ? null : intent.amount,
    authorization_code: isDeclined ? null : intent.id.slice(-6).toUpperCase(),
    brand: method.card.brand,
    checks: card?.checks ?? null,
    country: method.card.country,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 12,
    exp_year: card?.exp_year ?? 2030,
    fingerprint: card?.fingerprint ?? null,
    funding: method.card.funding,
    installments: null,
    last4: method.card.number.slice(-4),
    mandate: null,
    network: method.card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: threeDSecure(outcome),
    transaction_link_id: null,
    wallet: walletOf(card?.wallet ?? null),
  };
}

function threeDSecure(
  outcome: ChargeOutcome,
): Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure | null {
  if (outcome.kind === 'failed' || outcome.authentication === 'none') return null;
  return {
    authentication_flow: 'challenge',
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    result: 'authenticated',
    result_reason: null,
    transaction_id: newId('3ds'),
    version: '2.2.0',
  };
}

function walletOf(
  wallet: Stripe.PaymentMethod.Card.Wallet | null,
): Stripe.Charge.PaymentMethodDetails.Card.Wallet | null {
  return wallet && { type: wallet.type, dynamic_last4: null };
}

function presentDetails(
  call: StripeCall,
  intent: Stripe.PaymentIntent,
  method: StoredPaymentMethod,
  outcome: ChargeOutcome,
): Stripe.Charge.PaymentMethodDetails.CardPresent {
  const { card_present, interac_present } = method.object;
  const details = card_present ?? interac_present;
  const isDeclined = outcome.kind === 'failed';
  const held =
    outcome.kind === 'held' ? { capture_before: call.now + PRESENT_AUTHORIZATION_TTL_SECONDS } : {};
  return {
    ...held,
    amount_authorized: isDeclined ? null : intent.amount,
    brand: method.card.brand,
    brand_product: null,
    cardholder_name: null,
    country: method.card.country,
    emv_auth_data: null,
    exp_month: details?.exp_month ?? 12,
    exp_year: details?.exp_year ?? 2030,
    fingerprint: null,
    funding: method.card.funding,
    generated_card: null,
    incremental_authorization_supported: false,
    last4: method.card.number.slice(-4),
    network: method.card.brand,
    network_transaction_id: null,
    offline: null,
    overcapture_supported: false,
    preferred_locales: ['en'],
    read_method: details?.read_method ?? null,
    receipt: null,
  };
}
