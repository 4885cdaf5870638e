import type { Deps } from '../../../deps';
import { MOST_DECLINES_PER_ORDER } from '../../../plugins/limits/limits';
import type { ProviderPayment } from '../../../processors/processor';
import { waitOfNetwork } from './declines-of-network';
import { findDeclines, type PaymentRow } from './payment-repository';
import { isOpenPayment } from './payment-transitions';
import { recordTruth } from './record-truth';
import { refOf } from './ref-of';

/** How long declines are held against an order. */
export const DECLINES_COUNT_MS = 60 * 60_000;

/** Closes a payment on which too many cards were tried, or whose guest's network tried too many on any. */
export async function stopCardTesting(
  deps: Deps,
  payment: PaymentRow,
  truth: ProviderPayment,
): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - DECLINES_COUNT_MS);
  const declines = await findDeclines(deps.db, payment, since);
  const isOver =
    declines.length >= MOST_DECLINES_PER_ORDER || (await waitOfNetwork(deps, payment)) > 0;
  if (!isOver) return;
  // Where one payment is one try, the refusal has ended it already.
  const ref = isOpenPayment(truth.status) ? refOf(payment) : null;
  const cancelled = ref && (await deps.processors[payment.payment_service]?.cancel(ref));
  // Unanswered, the next news of the payment tries again.
  if (cancelled?.ok !== true) return;
  await deps.db.transaction((tx) =>
    recordTruth({ ...deps, db: tx }, payment, { truth: cancelled.value, source: 'server' }),
  );
}
