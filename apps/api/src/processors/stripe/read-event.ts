import type { Stripe } from 'stripe';
import type { ProviderEvent } from '../processor';

/** The events after which a payment may stand differently. */
const TELLING_KINDS: ReadonlySet<string> = new Set([
  'charge.refunded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'refund.failed',
  'refund.updated',
] satisfies Stripe.Event.Type[]);

/** Which payment an event is about. What it says of it is not read: the payment is fetched afresh. */
export function readEvent(event: Stripe.Event): ProviderEvent {
  return {
    event_id: event.id,
    kind: event.type,
    account_id: event.account ?? null,
    provider_ref: TELLING_KINDS.has(event.type) ? refIn(event) : null,
    statement: null,
  };
}

function refIn(event: Stripe.Event): string | null {
  // One loose shape for intents, charges and refunds: each names its intent, under one of two fields.
  const about = event.data.object as {
    id?: string;
    object?: string;
    payment_intent?: string | { id: string } | null;
  };
  if (about.object === 'payment_intent') return about.id ?? null;
  const { payment_intent = null } = about;
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);
}
