import type { IntentReply } from '@comanda/api-client';
import type { OpenPayment } from '../payment-flow';

/** Returns the part of an open payment that a browser keeps. */
export function openPaymentOf({ order_id, payment_intent }: IntentReply): OpenPayment {
  return { order_id, payment_intent_id: payment_intent.payment_intent_id };
}

/** The news that a payment was opened, with its secret. */
export function openedWith(intent: IntentReply) {
  return { event: { type: 'payment_opened', payment: openPaymentOf(intent) }, intent } as const;
}
