import { and, eq } from 'drizzle-orm';
import { bill_share_items, bill_share_orders, refunds } from '../../db/schema/index';
import type { Database } from '../../db/database';
import type { BoardOrder } from './lock-board-order';

/** Money of one captured payment that an order has, and what of it has not been given back yet. */
export type Source = {
  readonly payment_id: string;
  readonly share_id: string | null;
  readonly left: number;
  /** The lines this payer paid for by name. */
  readonly item_instance_ids: ReadonlySet<string>;
};

export type RefundRow = typeof refunds.$inferSelect;

/** Where the money of an order came from. Its payments must be held, so that two refunds do not both find it. */
export async function findSources(
  db: Database,
  { order, payments }: BoardOrder,
): Promise<{ readonly sources: Source[]; readonly earlier: RefundRow[] }> {
  const { restaurant_id, order_id } = order;
  const earlier = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.restaurant_id, restaurant_id), eq(refunds.order_id, order_id)));
  const sources: Source[] = [];
  for (const { payment_id, share_id, status, amount, refunded_amount } of payments) {
    if (status !== 'CAPTURED') continue;
    const asked = sumOf(earlier.filter((row) => row.payment_id === payment_id));
    if (share_id === null) {
      // Some may have been given back at the processor itself.
      const left = amount - Math.max(asked, refunded_amount);
      sources.push({ payment_id, share_id, left, item_instance_ids: new Set() });
    } else {
      const part = await findShareOfOrder(db, { restaurant_id, order_id, share_id });
      sources.push({ payment_id, share_id, ...part, left: part.amount - asked });
    }
  }
  return { sources: sources.filter(({ left }) => left > 0), earlier };
}

type ShareOfOrder = {
  readonly restaurant_id: string;
  readonly order_id: string;
  readonly share_id: string;
};

async function findShareOfOrder(
  db: Database,
  { restaurant_id, order_id, share_id }: ShareOfOrder,
): Promise<{ readonly amount: number; readonly item_instance_ids: ReadonlySet<string> }> {
  const [part] = await db
    .select()
    .from(bill_share_orders)
    .where(
      and(
        eq(bill_share_orders.restaurant_id, restaurant_id),
        eq(bill_share_orders.share_id, share_id),
        eq(bill_share_orders.order_id, order_id),
        eq(bill_share_orders.is_live, true),
      ),
    );
  const lines = await db
    .select({ item_instance_id: bill_share_items.item_instance_id })
    .from(bill_share_items)
    .where(
      and(
        eq(bill_share_items.restaurant_id, restaurant_id),
        eq(bill_share_items.share_id, share_id),
        eq(bill_share_items.order_id, order_id),
        eq(bill_share_items.is_live, true),
      ),
    );
  return {
    amount: part === undefined ? 0 : part.amount + part.tip_amount,
    item_instance_ids: new Set(lines.map(({ item_instance_id }) => item_instance_id)),
  };
}

function sumOf(rows: readonly RefundRow[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
