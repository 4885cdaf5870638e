import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orders } from '../../db/schema/index';
import { findHandedBack } from './handed-back';
import type { StoredOrder } from './order-rows';

/** What moved of an order besides a payment for it alone, in cents. */
export type OrderMoney = {
  /** Of its bill, by card and at the counter, whether or not it went back again. */
  readonly paid: number;
  /** Given back of that, to cards and by the counter. */
  readonly refunded: number;
};

/** Of what nobody has paid or given back yet. */
export const NO_MONEY: OrderMoney = { paid: 0, refunded: 0 };

/** What was paid and given back of orders through their bills. */
export async function findOrderMoney(
  db: Database,
  restaurant_id: string,
  stored: readonly Pick<StoredOrder, 'order' | 'items'>[],
): Promise<ReadonlyMap<string, OrderMoney>> {
  const ids = stored.map(({ order }) => order.order_id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ order_id: orders.order_id, paid: paidOfShares, refunded: refundedOfShares })
    .from(orders)
    .where(and(eq(orders.restaurant_id, restaurant_id), inArray(orders.order_id, ids)));
  const money = new Map<string, OrderMoney>(rows.map(({ order_id, ...own }) => [order_id, own]));
  for (const each of stored) {
    const { order_id } = each.order;
    const known = money.get(order_id) ?? NO_MONEY;
    // The counter can only have handed back what was paid on a bill.
    if (known.paid === 0 || !each.items.some(isRefunded)) continue;
    const refunded = known.refunded + (await findHandedBack(db, each));
    money.set(order_id, { ...known, refunded });
  }
  return money;
}

/** What the shares that are paid have of an order. Within a query of `orders`. */
const paidOfShares = sql<number>`(
  select coalesce(sum(s.amount + s.tip_amount), 0)::int
  from bill_share_orders s
  join bill_shares b on b.restaurant_id = s.restaurant_id and b.share_id = s.share_id
  where s.restaurant_id = orders.restaurant_id and s.order_id = orders.order_id
    and s.is_live and b.status in ('PAID', 'REFUNDED')
)`;

/**
 * What was given back of an order through the shares that paid it by card: of a share that went back as a whole what it had
 * of this order, of any other the refunds that name the order. Within a query of `orders`.
 */
const refundedOfShares = sql<number>`(
  select coalesce(sum(case
    when p.status = 'REFUNDED' then s.amount + s.tip_amount
    else (
      select coalesce(sum(r.amount), 0) from refunds r
      where r.restaurant_id = s.restaurant_id and r.order_id = s.order_id
        and r.payment_id = p.payment_id and r.status = 'DONE'
    )
  end), 0)::int
  from bill_share_orders s
  join payments p on p.restaurant_id = s.restaurant_id and p.share_id = s.share_id
  where s.restaurant_id = orders.restaurant_id and s.order_id = orders.order_id
    and s.is_live and p.status in ('CAPTURED', 'REFUNDED')
)`;

function isRefunded({ has_paid }: StoredOrder['items'][number]): boolean {
  return has_paid === 'PAYMENT_REFUNDED';
}
