import type { PaymentStatus } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import type { Deps } from '../../../deps';
import { enqueue } from '../../../jobs/outbox/messages';
import {
  lockShareOrders,
  markSharePaid,
  markShareRefunded,
  releaseShare,
} from '../../bills/close-share';
import { findShareParts } from '../../bills/repository';
import type { OrderRow } from '../../orders/order-rows';
import { findOrderItems } from '../../orders/repository';
import type { PaymentRow } from './payment-repository';
import { requestRefund } from './request-refund';

/**
 * Updates the bill after a payment has moved: its share is paid, or goes back on the bill. Money that no longer fits
 * (another sum than agreed, no order that is still cooked) is refunded as a whole, and the payer chooses again; of
 * several orders, the parts of the cancelled ones are refunded.
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
      const cancelled = orders.filter(({ status }) => status === 'ORDER_CANCELLED');
      if (isAgreed && cancelled.length < orders.length) {
        await markSharePaid(deps, share, 'PAYMENT_PAID_ONLINE');
        for (const order of cancelled) await returnPart(deps, { payment_id, share_id }, order);
        return;
      }
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

/** Gives back what a paid share has of an order that was cancelled before the money came. */
async function returnPart(
  deps: Deps,
  { payment_id, share_id }: { readonly payment_id: string; readonly share_id: string },
  { restaurant_id, order_id }: OrderRow,
): Promise<void> {
  const parts = await findShareParts(deps.db, { restaurant_id, share_id });
  const part = parts.find((each) => each.order_id === order_id);
  if (part === undefined) return;
  const items = await findOrderItems(deps.db, { restaurant_id, order_id });
  const paid = items.filter(({ has_paid }) => has_paid === 'PAYMENT_PAID_ONLINE');
  await requestRefund(deps, {
    restaurant_id,
    payment_id,
    order_id,
    amount: part.amount + part.tip_amount,
    item_instance_ids: paid.map(({ item_instance_id }) => item_instance_id),
    requested_by: null,
  });
}
