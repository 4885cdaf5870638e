import type { IntentKey } from '@comanda/api-client';
import { afterFailure } from '../after-failure';
import type { OrderDraft } from '../payment-flow';
import type { CheckoutDeps } from './checkout-deps';
import { openedWith } from './opened';
import type { Opened, Opening } from './payable';
import { placedAfterAll } from './placed-event';

/** Has the server store and price the order and open a payment for it. */
export async function openPayment(
  { client }: CheckoutDeps,
  { attempt, guest_id }: Opening<OrderDraft>,
  key: IntentKey,
  replaces: string | null = attempt.replaces,
): Promise<Opened<OrderDraft>> {
  const { draft, terminal_id } = attempt;
  const input = {
    ...draft,
    mode: 'before' as const,
    guest_id,
    ...(replaces === null ? {} : { replaces }),
    ...(terminal_id === null ? {} : { terminal_id }),
  };
  const opened = await client.createPaymentIntent(input, { key });
  if (opened.ok) return openedWith(opened.value);
  const failure = opened.error;
  return { event: placedAfterAll(failure) ?? afterFailure(failure, attempt), intent: null };
}
