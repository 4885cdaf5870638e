import type { CancelReason, OrderStatus } from '@comanda/contracts';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { order_items, orders } from '../../../db/schema/index';
import { enqueue } from '../../../jobs/outbox/messages';
import { releaseSlot } from '../../capacity/claim-slot';
import { honourRedemptions, releaseRedemptions } from '../../campaigns/redemption-store';
import type { StoredOrder } from '../../orders/order-rows';
import type { OrderKey } from '../../orders/repository';
import { takeOrderNumber } from './take-order-number';

/** Sends a paid order to the kitchen: number, time, and the message that it was placed. */
export async function placePaidOrder(
  deps: Deps,
  ready_at: Date,
  { order }: StoredOrder,
): Promise<OrderStatus> {
  const now = deps.clock.now();
  const order_number = await takeOrderNumber(deps, order);
  const status = 'ORDER_SENT_TO_KITCHEN';
  await updateOrder(deps, order, { status, order_number, placed_at: now, ready_at });
  await markItems(deps, order, 'PAYMENT_PAID_ONLINE');
  await honourRedemptions(deps.db, order);
  await enqueue(deps, order.restaurant_id, {
    kind: 'order.placed',
    payload: { order_id: order.order_id },
  });
  return status;
}

/** Ends an order that was paid but cannot be cooked. Its money goes back by a message of the same transaction. */
export async function cancelPaidOrder(
  deps: Deps,
  { order }: StoredOrder,
  payment_id: string,
  cancel_reason: CancelReason,
): Promise<OrderStatus> {
  await markItems(deps, order, 'PAYMENT_PAID_ONLINE');
  await enqueue(deps, order.restaurant_id, { kind: 'payment.refund', payload: { payment_id } });
  return await cancelOrder(deps, order, cancel_reason);
}

export async function cancelOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  order: OrderKey,
  cancel_reason: CancelReason,
): Promise<OrderStatus> {
  const status = 'ORDER_CANCELLED';
  await updateOrder(deps, order, { status, cancel_reason });
  await releaseRedemptions(deps.db, order);
  await releaseSlot(deps, order);
  return status;
}

/** Says of every line of an order how it is paid. */
export async function markItems(
  { db }: Pick<Deps, 'db'>,
  { restaurant_id, order_id }: OrderKey,
  has_paid: 'PAYMENT_PAID_ONLINE' | 'PAYMENT_REFUNDED',
): Promise<void> {
  await db
    .update(order_items)
    .set({ has_paid })
    .where(and(eq(order_items.restaurant_id, restaurant_id), eq(order_items.order_id, order_id)));
}

async function updateOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, order_id }: OrderKey,
  changes: Partial<StoredOrder['order']>,
): Promise<void> {
  await db
    .update(orders)
    .set({ ...changes, updated_at: clock.now() })
    .where(and(eq(orders.restaurant_id, restaurant_id), eq(orders.order_id, order_id)));
}
