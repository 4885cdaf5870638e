import type { PaymentStatus } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import type { Deps } from '../deps';
import { enqueue } from '../jobs/outbox/messages';
import {
  lockShareOrders,
  markSharePaid,
  markShareRefunded,
  releaseShare,
} from '../modules/bills/close-share';
import type { PaymentRow } from './payment-repository';

/**
 * What follows for the bill from a payment that has moved: its share is paid, or goes back on the bill. Money that no longer
 * fits (another sum than agreed, an order that was cancelled meanwhile) goes back as a whole, and the payer chooses anew.
 */
export async function closeSharePayment(
  deps: Deps,
  { restaurant_id, payment_id, share_id }: PaymentRow,
  { to_status, isAgreed }: { readonly to_status: PaymentStatus; readonly isAgreed: boolean },
): Promise<void> {
  if (share_id === null) throw new Error(`Payment ${payment_id} pays no share of a bill.`);
  const share = { restaurant_id, share_id };
  switch (to_status) {
    case 'CAPTURED': {
      const orders = await lockShareOrders(deps, share);
      if (isAgreed && orders.every(({ status }) => status !== 'ORDER_CANCELLED'))
        return await markSharePaid(deps, share, 'PAYMENT_PAID_ONLINE');
      await enqueue(deps, restaurant_id, { kind: 'payment.refund', payload: { payment_id } });
      return await releaseShare(deps, share);
    }
    case 'FAILED':
    case 'CANCELLED':
      return await releaseShare(deps, share);
    case 'REFUNDED':
      await releaseShare(deps, share);
      return await markShareRefunded(deps, share);
    case 'CREATED':
    case 'PROCESSING':
    case 'AUTHORIZED':
      return;
    default:
      assertNever(to_status);
  }
}
