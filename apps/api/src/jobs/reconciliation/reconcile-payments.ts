import type { Deps } from '../../deps';
import { readReaderRef } from '../../processors/spin/reader-ref';
import { giveUpPayment } from '../../modules/payments/settle/give-up-payment';
import { type PaymentRow, updatePayment } from '../../modules/payments/settle/payment-repository';
import { isOpenPayment } from '../../modules/payments/settle/payment-transitions';
import { refOf } from '../../modules/payments/settle/ref-of';
import { settle, settleAs } from '../../modules/payments/settle/settle';
import { groupBy } from '../../shared/group-by';
import { claimOpenPayments, PAYMENTS_PER_CLAIM } from './claim-open-payments';
import { MOST_UNANSWERED } from './constants';

/** After this an intent that nobody confirmed is closed: whoever comes back to it starts anew. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;
/** So many of those that answer for payments are asked at once, so that a silent one keeps no other waiting. */
const ASKED_AT_ONCE = 8;

/**
 * Asks the processors about every payment that has been open for a while and is due for a look. A restaurant's account or
 * a terminal that does not answer is left alone until the next run; those of others are asked all the same.
 */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const unanswered = new Map<string, number>();
  const left: PaymentRow[] = [];

  async function askOne(who: string, due: readonly PaymentRow[]): Promise<void> {
    for (const payment of due) {
      const silences = unanswered.get(who) ?? 0;
      if (silences >= MOST_UNANSWERED) left.push(payment);
      else if (!(await tryToReconcile(deps, payment))) unanswered.set(who, silences + 1);
    }
  }

  let claimed: readonly PaymentRow[];
  do {
    claimed = await claimOpenPayments(deps);
    const waiting = groupBy(claimed, whoAnswersFor).entries();
    await Promise.all(
      Array.from({ length: ASKED_AT_ONCE }, async () => {
        for (const [who, due] of waiting) await askOne(who, due);
      }),
    );
  } while (claimed.length === PAYMENTS_PER_CLAIM);
  await standFirst(deps, left);
}

/** Names the system to query about a payment: a restaurant's account with its processor, or one of its terminals. */
function whoAnswersFor({ payment_service, restaurant_id, provider_ref }: PaymentRow): string {
  const at = provider_ref === null ? null : readReaderRef(provider_ref);
  return [payment_service, restaurant_id, at?.tpn ?? ''].join(':');
}

/** Charges that were passed over come before those that were asked about in vain, in the next run. */
async function standFirst(deps: Deps, left: readonly PaymentRow[]): Promise<void> {
  for (const payment of left) {
    const { sent_at, checked_at } = payment;
    if (sent_at !== null) await updatePayment(deps, payment, { checked_at });
  }
}

/** False when the processor does not answer. */
async function tryToReconcile(deps: Deps, payment: PaymentRow): Promise<boolean> {
  try {
    return await reconcilePayment(deps, payment);
  } catch (error) {
    const { payment_id } = payment;
    deps.log.error({ err: error, payment_id }, 'a payment could not be reconciled');
    return true;
  }
}

async function reconcilePayment(deps: Deps, payment: PaymentRow): Promise<boolean> {
  const { payment_service, provider_ref } = payment;
  const age_ms = deps.clock.now().getTime() - payment.created_at.getTime();
  const isAbandoned = age_ms > ABANDONED_AFTER_MS;
  if (provider_ref === null) {
    if (isAbandoned) await giveUp(deps, payment, 'never opened');
    return true;
  }
  const settled = await settle(deps, { payment_service, key: payment, source: 'reconciliation' });
  if (!settled.ok) {
    if (isAbandoned && settled.error.code === 'absent') await giveUp(deps, payment, 'absent');
    return settled.error.code !== 'unavailable';
  }
  if (isAbandoned && isOpenPayment(settled.value.payment_status)) {
    await cancelAbandoned(deps, payment);
  }
  return true;
}

async function cancelAbandoned(deps: Deps, payment: PaymentRow): Promise<void> {
  const ref = refOf(payment);
  const cancelled = ref && (await deps.processors[payment.payment_service]?.cancel(ref));
  if (cancelled?.ok !== true) return;
  await settleAs(deps, payment, cancelled.value, { source: 'reconciliation' });
}

async function giveUp(deps: Deps, payment: PaymentRow, why: string): Promise<void> {
  await deps.db.transaction((tx) => giveUpPayment({ ...deps, db: tx }, payment, why));
}
