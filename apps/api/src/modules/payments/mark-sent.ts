import type { Deps } from '../../deps';
import {
  appendPaymentEvent,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from './settle/payment-repository';

/**
 * Writes down that a charge goes out now. Null when one is out already, when the payment is decided, or when another
 * question than this one waits for its answer.
 */
export async function markSent(
  deps: Deps,
  payment: PaymentRow,
  action_ref: string | null,
): Promise<PaymentRow | null> {
  const sent_at = deps.clock.now();
  return await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const current = await lockPayment(tx, payment);
    if (current?.status !== 'CREATED' || current.sent_at !== null) return null;
    if (action_ref !== null && current.action_ref !== action_ref) return null;
    await updatePayment(inside, current, { sent_at, action_ref });
    await tell(inside, current, { sent: sent_at.toISOString() });
    return { ...current, sent_at, action_ref };
  });
}

/** The bank asks first: nothing is out any more, and the charge goes on once it is answered. */
export async function keepAction(deps: Deps, sent: PaymentRow, action_ref: string): Promise<void> {
  await unmark(deps, sent, { action_ref }, { asked: 'by the bank' });
}

/** The processor was not asked after all: the payment can be charged as before. */
export async function takeMarkBack(deps: Deps, sent: PaymentRow, why: string): Promise<void> {
  await unmark(deps, sent, {}, { unsent: why });
}

async function unmark(
  deps: Deps,
  sent: PaymentRow,
  changes: Pick<Partial<PaymentRow>, 'action_ref'>,
  detail: Record<string, unknown>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const current = await lockPayment(tx, sent);
    const isMine = current?.sent_at?.getTime() === sent.sent_at?.getTime();
    if (current?.status !== 'CREATED' || !isMine) return;
    await updatePayment(inside, current, { sent_at: null, ...changes });
    await tell(inside, current, detail);
  });
}

async function tell(
  deps: Deps,
  payment: PaymentRow,
  detail: Record<string, unknown>,
): Promise<void> {
  const { status } = payment;
  await appendPaymentEvent(deps, payment, {
    from_status: status,
    to_status: status,
    source: 'server',
    detail,
  });
}
