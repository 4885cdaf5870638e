import type { IntentKey, IntentReply } from '@comanda/api-client';
import type { CheckoutFlow } from './checkout-flow';
import { afterFailure } from './after-failure';
import type { CheckoutDeps } from './checkout-deps';
import type { CheckoutEvent } from './checkout-event';
import { placedAfterAll } from './placed-event';

type Opening = Pick<Extract<CheckoutFlow, { stage: 'opening_payment' }>, 'attempt' | 'guest_id'>;

/** Has the server store and price the order and open a payment for it. */
export async function openPayment(
  { client }: CheckoutDeps,
  { attempt, guest_id }: Opening,
  key: IntentKey,
  replaces: string | null = attempt.replaces,
): Promise<{ readonly event: CheckoutEvent; readonly intent: IntentReply | null }> {
  const input = { ...attempt.draft, guest_id, ...(replaces === null ? {} : { replaces }) };
  const opened = await client.createPaymentIntent(input, { key });
  if (opened.ok) {
    const intent = opened.value;
    const { payment_intent_id } = intent.payment_intent;
    const payment = { order_id: intent.order_id, payment_intent_id };
    return { event: { type: 'payment_opened', payment }, intent };
  }
  const failure = opened.error;
  return { event: placedAfterAll(failure) ?? afterFailure(failure, attempt), intent: null };
}
