import type { Deps } from '../../../deps';
import { findAtProcessor } from './find-at-processor';
import { nameForRefund } from './name-for-refund';
import type { PaymentKey } from './payment-repository';
import { settleAs } from './settle';

/** After so many tries under one key, the processor may be repeating a failure it has stored for it. */
const TRIES_PER_KEY = 3;

/**
 * Gives a payment's money back. Safe to do again at any point: the processor refunds once for one key, and never more
 * than it took. Throws until the processor says that it is done.
 */
export async function refundPayment(deps: Deps, key: PaymentKey, tries: number): Promise<void> {
  const found = await findAtProcessor(deps, key);
  if (found.payment.status === 'REFUNDED') return;
  const { payment, processor, ref } = await nameForRefund(deps, found);
  const series = Math.floor(tries / TRIES_PER_KEY);
  const refundKey = series === 0 ? `ref:${key.payment_id}` : `ref:${key.payment_id}:${series}`;
  const refunded = await processor.refund(ref, refundKey);
  if (!refunded.ok)
    throw new Error(
      `Payment ${key.payment_id} is not refunded: ${refunded.error.code}, ${refunded.error.detail}`,
    );
  if (refunded.value.status !== 'REFUNDED')
    throw new Error(`The refund of payment ${key.payment_id} is under way.`);
  await settleAs(deps, payment, refunded.value, { source: 'server' });
}
