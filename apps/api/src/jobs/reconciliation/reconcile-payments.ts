import type { Deps } from '../../deps';
import { giveUpPayment } from '../../settle/give-up-payment';
import type { PaymentRow } from '../../settle/payment-repository';
import { isOpenPayment } from '../../settle/payment-transitions';
import { settle, settleAs } from '../../settle/settle';
import { claimOpenPayments, PAYMENTS_PER_CLAIM } from './claim-open-payments';
import { MOST_UNANSWERED } from './constants';

/** After this an intent that nobody confirmed is closed: whoever comes back to it starts anew. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** Asks the processors about every payment that has been open for a while and is due for a look. */
export async function reconcilePayments(deps: Deps): Promise<void> {
  let unanswered = 0;
  let claimed: readonly PaymentRow[];
  do {
    claimed = await claimOpenPayments(deps);
    for (const payment of claimed) {
      if (!(await tryToReconcile(deps, payment))) unanswered += 1;
      if (unanswered === MOST_UNANSWERED) return;
    }
  } while (claimed.length === PAYMENTS_PER_CLAIM);
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
    await cancelAbandoned(deps, payment, provider_ref);
  }
  return true;
}

async function cancelAbandoned(
  deps: Deps,
  payment: PaymentRow,
  provider_ref: string,
): Promise<void> {
  const { payment_service, account_id } = payment;
  const cancelled = await deps.processors[payment_service]?.cancel({ provider_ref, account_id });
  if (cancelled?.ok !== true) return;
  await settleAs(deps, payment, cancelled.value, { source: 'reconciliation' });
}

async function giveUp(deps: Deps, payment: PaymentRow, why: string): Promise<void> {
  await deps.db.transaction((tx) => giveUpPayment({ ...deps, db: tx }, payment, why));
}
