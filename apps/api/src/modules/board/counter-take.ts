import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bill_share_items, bill_share_orders, bill_shares } from '../../db/schema/index';
import type { OrderItemRow } from '../orders/order-rows';
import type { OrderKey } from '../orders/repository';
import type { BoardOrder } from './lock-board-order';

type Handing = {
  /** The lines that the counter gives money back for. */
  readonly handed: readonly OrderItemRow[];
  /** The lines whose money went back to cards. */
  readonly asked: ReadonlySet<string>;
  readonly worth: ReadonlyMap<string, number>;
};

/**
 * What the counter hands over for lines of an order. Each time it took money for them it hands over no more than it took
 * then: what a line is worth, and with the last one all that is left, its tip included. That is less than the lines are worth
 * where an amount was paid by card.
 */
export async function countHanded(
  db: Database,
  { order, items }: BoardOrder,
  { handed, asked, worth }: Handing,
): Promise<number> {
  const payers = await findPayers(db, order);
  const naming = new Set(payers.values());
  let sum = 0;
  for (const { share_id, amount } of await findTakes(db, order)) {
    const payer = naming.has(share_id) ? share_id : undefined;
    const own = items.filter(({ item_instance_id }) => payers.get(item_instance_id) === payer);
    const now = own.filter((item) => handed.includes(item));
    if (now.length === 0) continue;
    const before = own.filter(
      ({ has_paid, item_instance_id }) =>
        has_paid === 'PAYMENT_REFUNDED' && !asked.has(item_instance_id),
    );
    const left = Math.max(0, amount - worthOf(before, worth));
    const isLast = own.filter(isAtCounter).every((item) => handed.includes(item));
    sum += isLast ? left : Math.min(left, worthOf(now, worth));
  }
  return sum;
}

/** Whether the counter has the money of a line. */
export function isAtCounter({ has_paid }: Pick<OrderItemRow, 'has_paid'>): boolean {
  return has_paid === 'PAYMENT_PAID_AT_COUNTER';
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

/** What these lines cost together. */
function worthOf(items: readonly OrderItemRow[], worth: ReadonlyMap<string, number>) {
  return items.reduce((sum, item) => sum + (worth.get(item.item_instance_id) ?? 0), 0);
}
