import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { order_items, orders } from '../../db/schema/index';
import type { OrderRow } from './order-rows';

/** Where an order can still grow: the kitchen is at it or has just finished. */
const GROWING = ['ORDER_SENT_TO_KITCHEN', 'ORDER_PREPARING', 'ORDER_READY'] as const;

/**
 * The order that a guest's next round goes to: one that is not over and not all paid. A guest who has paid begins another.
 * With `lock` it is held until the transaction ends; the guest must be.
 */
export async function findRoundOrder(
  db: Database,
  guest: { readonly restaurant_id: string; readonly guest_id: string },
  { lock = false } = {},
): Promise<OrderRow | null> {
  const unpaid = db
    .select({ one: sql`1` })
    .from(order_items)
    .where(
      and(
        eq(order_items.restaurant_id, orders.restaurant_id),
        eq(order_items.order_id, orders.order_id),
        eq(order_items.has_paid, 'PAYMENT_UNPAID'),
      ),
    );
  const found = db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, guest.restaurant_id),
        eq(orders.guest_id, guest.guest_id),
        inArray(orders.status, [...GROWING]),
        exists(unpaid),
      ),
    )
    .orderBy(desc(orders.placed_at), desc(orders.order_id))
    .limit(1);
  const [order] = await (lock ? found.for('no key update', { of: orders }) : found);
  return order ?? null;
}
