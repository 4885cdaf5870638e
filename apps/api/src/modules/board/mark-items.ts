import type { HasPaid } from '@comanda/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
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

/** Writes down that units of some lines were given back. */
export async function markUnits(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
  units: readonly {
    readonly item_instance_id: string;
    readonly count: number;
    readonly amount: number;
  }[],
): Promise<void> {
  for (const { item_instance_id, count, amount } of units) {
    await db
      .update(order_items)
      .set({
        refunded_units: sql`${order_items.refunded_units} + ${count}`,
        refunded_part: sql`${order_items.refunded_part} + ${amount}`,
      })
      .where(
        and(
          eq(order_items.restaurant_id, restaurant_id),
          eq(order_items.order_id, order_id),
          eq(order_items.item_instance_id, item_instance_id),
        ),
      );
  }
}
