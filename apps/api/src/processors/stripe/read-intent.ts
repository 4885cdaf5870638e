import type { PaidCard, PaymentStatus } from '@comanda/contracts';
import type { Stripe } from 'stripe';
import { paidCard } from '../paid-card';
import type { Decline, ProviderPayment } from '../processor';

/** A PaymentIntent in our words. Needs `latest_charge` expanded to know of refunds. */
export function readIntent(intent: Stripe.PaymentIntent): ProviderPayment {
  const amount_refunded = refundedOf(intent);
  return {
    provider_ref: intent.id,
    status: statusOf(intent, amount_refunded),
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    amount_received: intent.amount_received,
    amount_refunded,
    restaurant_id: intent.metadata.restaurant_id ?? null,
    payment_id: intent.metadata.payment_id ?? null,
    client_secret: intent.client_secret,
    is_underway: intent.status === 'processing' || intent.status === 'requires_action',
    decline: declineOf(intent),
    transaction_ref: null,
    card: cardOf(intent),
    sent_at: null,
    action: null,
  };
}

function statusOf(intent: Stripe.PaymentIntent, amount_refunded: number): PaymentStatus {
  switch (intent.status) {
    // A declined card leaves the intent open for another: that is no end of the payment.
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      return 'CREATED';
    case 'processing':
      return 'PROCESSING';
    case 'requires_capture':
      return 'AUTHORIZED';
    case 'succeeded':
      return amount_refunded >= intent.amount_received && amount_refunded > 0
        ? 'REFUNDED'
        : 'CAPTURED';
    case 'canceled':
      return 'CANCELLED';
    // The SDK leaves room for words of a later API version. We pin ours, so none comes; were one to, nothing is assumed.
    default:
      return 'CREATED';
  }
}

function refundedOf(intent: Stripe.PaymentIntent): number {
  const charge = intent.latest_charge;
  return charge !== null && typeof charge === 'object' ? charge.amount_refunded : 0;
}

function declineOf(intent: Stripe.PaymentIntent): Decline | null {
  const error = intent.last_payment_error;
  if (!error || intent.status !== 'requires_payment_method') return null;
  return {
    reference: error.charge ?? chargeId(intent) ?? `${intent.id}:${error.code ?? error.type}`,
    code: error.decline_code ?? error.code ?? error.type,
    message: error.message ?? '',
  };
}

/** A card on a page, in a wallet, or at a reader. */
function cardOf(intent: Stripe.PaymentIntent): PaidCard | null {
  const charge = intent.latest_charge;
  const details =
    charge !== null && typeof charge === 'object' ? charge.payment_method_details : null;
  if (details?.interac_present) return paidCard('interac', details.interac_present.last4);
  const card = details?.card ?? details?.card_present;
  return paidCard(card?.brand, card?.last4);
}

function chargeId(intent: Stripe.PaymentIntent): string | null {
  const charge = intent.latest_charge;
  return typeof charge === 'string' ? charge : (charge?.id ?? null);
}
