import { idleFlow } from '../payment-flow';
import type { Payer } from './payer';
import { shareFlows } from './share-flows';

/** A share that is being paid: whose, and with which payment. */
export type StoredPayment = { readonly payer: Payer; readonly payment_intent_id: string };

/** Payment under way in this tab when its page was left; null for none, or after its end was shown. */
export function storedPayment(restaurant_id: string): StoredPayment | null {
  const flow = shareFlows(restaurant_id).get();
  if (!('payment' in flow) || flow.payment === null) return null;
  const { guest_id, table_id } = flow.attempt.draft;
  return { payer: { guest_id, table_id }, payment_intent_id: flow.payment.payment_intent_id };
}

/** Its end is known. */
export function forgetPayment(restaurant_id: string): void {
  shareFlows(restaurant_id).set(idleFlow);
}
