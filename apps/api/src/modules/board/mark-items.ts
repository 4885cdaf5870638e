import type { HasPaid } from '@comanda/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { order_items } from '../../db/schema/index';
import type { OrderItemRow } from '../orders/order-rows';
import type { OrderKey } from '../orders/repository';

/** Says of some lines of an order how they are paid. */
export async function markPaid(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
  items: readonly Pick<OrderItemRow, 'item_instance_id'>[],
  has_paid: HasPaid,
): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ item_instance_id }) => item_instance_id);
  await db
    .update(order_items)
    .set({ has_paid })
    .where(
      and(
        eq(order_items.restaurant_id, restaurant_id),
        eq(order_items.order_id, order_id),
        inArray(order_items.item_instance_id, ids),
      ),
    );
}
