import type { PaymentStatus } from '@comanda/contracts';
import type { Deps } from '../../../deps';
import { releaseShare } from '../../bills/close-share';
import { releaseRedemptions } from '../../campaigns/redemption-store';
import {
  appendPaymentEvent,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from './payment-repository';
import { nextPaymentStatus } from './payment-transitions';

/**
 * Closes a payment without asking the processor, in the transaction of `deps.db`: nobody can pay it, for its client secret
 * was never handed out or the processor knows nothing of it, or a message of the same transaction sees to what is done with
 * it there. Leaves it alone when it was opened or closed meanwhile.
 */
export async function giveUpPayment(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'events'>,
  seen: PaymentRow,
  why: string,
  to_status: Extract<PaymentStatus, 'CANCELLED' | 'FAILED'> = 'CANCELLED',
): Promise<void> {
  const payment = await lockPayment(deps.db, seen);
  if (payment === null || payment.provider_ref !== seen.provider_ref) return;
  // A charge went out meanwhile: whoever sent it says how it ended.
  if (payment.sent_at?.getTime() !== seen.sent_at?.getTime()) return;
  const { status } = payment;
  if (nextPaymentStatus(status, to_status) === status) return;
  await updatePayment(deps, payment, { status: to_status });
  await appendPaymentEvent(deps, payment, {
    from_status: status,
    to_status,
    source: 'server',
    detail: { why },
  });
  const { restaurant_id, share_id } = payment;
  if (share_id === null) await releaseRedemptions(deps.db, payment);
  else await releaseShare(deps, { restaurant_id, share_id });
}
