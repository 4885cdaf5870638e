import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bill_share_items, bill_share_orders, bill_shares } from '../../db/schema/index';
import type { OrderItemRow } from '../orders/order-rows';
import type { OrderKey } from '../orders/repository';
import type { BoardOrder } from './lock-board-order';

type Known = {
  /** The lines whose money went back to cards. */
  readonly asked: ReadonlySet<string>;
  readonly worth: ReadonlyMap<string, number>;
};

/**
 * What the counter took of an order, its tip included, and has not handed back: less than its lines are worth where an
 * amount was paid by card. With the last line of what it took at one time, the tip of that was handed back too.
 */
export async function leftAtCounter(
  db: Database,
  { order, items }: BoardOrder,
  { asked, worth }: Known,
): Promise<number> {
  const payers = await findPayers(db, order);
  let left = 0;
  for (const { share_id, amount } of await findTakes(db, order)) {
    const isNaming = [...payers.values()].includes(share_id);
    const own = items.filter(
      ({ item_instance_id }) => payers.get(item_instance_id) === (isNaming ? share_id : undefined),
    );
    if (!own.some(isAtCounter)) continue;
    const handed = own.filter(
      ({ has_paid, item_instance_id }) =>
        has_paid === 'PAYMENT_REFUNDED' && !asked.has(item_instance_id),
    );
    left += Math.max(0, amount - worthOf(handed, worth));
  }
  return left;
}

/** Whether the counter has the money of a line. */
export function isAtCounter({ has_paid }: Pick<OrderItemRow, 'has_paid'>): boolean {
  return has_paid === 'PAYMENT_PAID_AT_COUNTER';
}

/** What these lines cost together. */
export function worthOf(items: readonly OrderItemRow[], worth: ReadonlyMap<string, number>) {
  return items.reduce((sum, item) => sum + (worth.get(item.item_instance_id) ?? 0), 0);
}

/** Of each line that somebody pays for by name, in which share. */
async function findPayers(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
): Promise<ReadonlyMap<string, string>> {
  const lines = await db
    .select()
    .from(bill_share_items)
    .where(
      and(
        eq(bill_share_items.restaurant_id, restaurant_id),
        eq(bill_share_items.order_id, order_id),
        eq(bill_share_items.is_live, true),
      ),
    );
  return new Map(lines.map(({ item_instance_id, share_id }) => [item_instance_id, share_id]));
}

/** What the counter was given for an order, each time. */
async function findTakes(db: Database, { restaurant_id, order_id }: OrderKey) {
  const rows = await db
    .select({ part: bill_share_orders })
    .from(bill_share_orders)
    .innerJoin(
      bill_shares,
      and(
        eq(bill_shares.restaurant_id, bill_share_orders.restaurant_id),
        eq(bill_shares.share_id, bill_share_orders.share_id),
      ),
    )
    .where(
      and(
        eq(bill_share_orders.restaurant_id, restaurant_id),
        eq(bill_share_orders.order_id, order_id),
        eq(bill_share_orders.is_live, true),
        eq(bill_shares.kind, 'counter'),
      ),
    );
  return rows.map(({ part }) => ({
    share_id: part.share_id,
    amount: part.amount + part.tip_amount,
  }));
}
