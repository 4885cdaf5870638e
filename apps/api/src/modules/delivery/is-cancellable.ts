import type { OrderRow } from '../orders/order-rows';
import type { DeliveryRow } from './delivery-rows';

/**
 * Whether a guest may call a delivery off, with the order and for all of the money: before the kitchen has begun and the
 * courier has come, or when nobody brings it.
 */
export function isCancellable(
  { status, is_picked_up }: Pick<DeliveryRow, 'status' | 'is_picked_up'>,
  order: Pick<OrderRow, 'status'>,
): boolean {
  if (order.status === 'ORDER_CANCELLED' || status === 'CANCELLED' || status === 'DELIVERED')
    return false;
  if (status === 'FAILED') return true;
  return !is_picked_up && order.status === 'ORDER_SENT_TO_KITCHEN';
}
