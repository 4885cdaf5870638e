import type { Deps } from '../deps';
import { MOST_DECLINES_PER_ORDER } from '../plugins/limits/limits';
import type { ProviderPayment } from '../processors/processor';
import { findDeclines, type PaymentRow } from './payment-repository';
import { isOpenPayment } from './payment-transitions';
import { recordTruth } from './record-truth';
import { refOf } from './ref-of';

/** How long declines are held against an order. */
export const DECLINES_COUNT_MS = 60 * 60_000;

/** Takes the intent away from whoever tried too many cards on it. Someone with a list of stolen ones goes elsewhere. */
export async function stopCardTesting(
  deps: Deps,
  payment: PaymentRow,
  truth: ProviderPayment,
): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - DECLINES_COUNT_MS);
  const declines = await findDeclines(deps.db, payment, since);
  if (declines.length < MOST_DECLINES_PER_ORDER) return;
  // Where one payment is one try, the refusal has ended it already.
  const ref = isOpenPayment(truth.status) ? refOf(payment) : null;
  const cancelled = ref && (await deps.processors[payment.payment_service]?.cancel(ref));
  // Unanswered, the next news of the payment tries again.
  if (cancelled?.ok !== true) return;
  await deps.db.transaction((tx) =>
    recordTruth({ ...deps, db: tx }, payment, { truth: cancelled.value, source: 'server' }),
  );
}
