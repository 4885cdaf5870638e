import type { Clock } from '@comanda/kernel';
import { attemptName } from './attempt-name';
import type { KnownPayment, ProviderPayment, ProviderRef } from './processor';

/**
 * After so long a charge that the processor has never heard of will not come any more: it is longer than any call takes, and
 * short enough for whoever waits to know within a minute.
 */
export const LOST_AFTER_MS = 55_000;

/** A payment as far as we know it ourselves, with what the processor adds. */
export function known(
  { provider_ref }: Pick<ProviderRef, 'provider_ref'>,
  payment: KnownPayment,
  says: Partial<ProviderPayment> & Pick<ProviderPayment, 'status'>,
): ProviderPayment {
  const { restaurant_id, payment_id, amount, currency, sent_at } = payment;
  return {
    provider_ref,
    restaurant_id,
    payment_id,
    amount,
    currency,
    amount_received: 0,
    amount_refunded: 0,
    client_secret: provider_ref,
    is_underway: false,
    decline: null,
    transaction_ref: null,
    sent_at,
    action: null,
    ...says,
  };
}

/** A payment that was written down here and that no processor has heard of. */
export function untouched(
  attempt: Pick<KnownPayment, 'restaurant_id' | 'payment_id' | 'amount' | 'currency'>,
): ProviderPayment {
  const fresh = { refunded_amount: 0, transaction_ref: null, sent_at: null, action_ref: null };
  const provider_ref = attemptName(attempt.payment_id);
  const payment: KnownPayment = { ...attempt, ...fresh, status: 'CREATED' };
  return known({ provider_ref }, payment, { status: 'CREATED' });
}

/**
 * How a payment stands that the processor does not know: open while nothing was sent, under way while it may still arrive,
 * and lost after that.
 */
export function paymentFromRow(
  ref: ProviderRef,
  payment: KnownPayment,
  clock: Clock,
): ProviderPayment {
  const { sent_at } = payment;
  if (sent_at === null) return known(ref, payment, { status: 'CREATED' });
  return clock.now().getTime() - sent_at.getTime() < LOST_AFTER_MS
    ? known(ref, payment, { status: 'PROCESSING', is_underway: true })
    : known(ref, payment, { status: 'FAILED' });
}
