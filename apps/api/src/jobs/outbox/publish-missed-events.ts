import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { orderChanged } from '../../modules/orders/order-changed';
import { findOrder, type OrderKey } from '../../modules/orders/repository';
import type { DueMessage } from './queue';

/** News that go out behind their commit do so within milliseconds, unless their server is far behind or died. */
const LATE_MS = 5000;

/** When a message is due that tells of an order only if its server does not: the server's own telling makes it due at once. */
export function dueUnlessTold(now: Date): Date {
  return new Date(now.getTime() + LATE_MS);
}

/** Whether whoever wrote a message may have died over it. */
export function isLate({ clock }: Pick<Deps, 'clock'>, { created_at }: DueMessage): boolean {
  return dueUnlessTold(created_at) <= clock.now();
}

/** Publishes the order's current state when its event was missed. */
export async function publishMissedEvents(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  key: OrderKey,
): Promise<void> {
  const order = await findOrder(db, key);
  const [party] = await db
    .select({ table_session_id: orders.table_session_id })
    .from(orders)
    .where(and(eq(orders.restaurant_id, key.restaurant_id), eq(orders.order_id, key.order_id)));
  if (order === null || party === undefined) return;
  await events.publish(db, orderChanged({ ...order, ...party }, order.payment_status));
}
