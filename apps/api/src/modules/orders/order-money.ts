import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { findHandedBack } from './handed-back';
import type { StoredOrder } from './order-rows';

/** Amounts of an order besides a payment for it alone, in cents. */
export type OrderMoney = {
  /** Of its bill, by card and at the counter, whether or not it went back again. */
  readonly paid: number;
  /** Given back of that, to cards and by the counter. */
  readonly refunded: number;
};

/** Of what nobody has paid or given back yet. */
export const NO_MONEY: OrderMoney = { paid: 0, refunded: 0 };

/** Amount of an order in paid shares. Within a query of `orders`. */
const paidOfShares = sql<number>`(
  select coalesce(sum(s.amount + s.tip_amount), 0)::int
  from bill_share_orders s
  join bill_shares b on b.restaurant_id = s.restaurant_id and b.share_id = s.share_id
  where s.restaurant_id = orders.restaurant_id and s.order_id = orders.order_id
    and s.is_live and b.status in ('PAID', 'REFUNDED')
)`;

/**
 * Amount refunded of an order through shares that paid it by card: of a fully refunded share its part of this order, of
 * any other the refunds that name the order. Within a query of `orders`.
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

/** Amounts paid and refunded of an order through its bills, except at the counter. To be selected from `orders`. */
export const MONEY_OF_SHARES = { paid: paidOfShares, refunded: refundedOfShares };

/** The same with what the counter has handed back. */
export async function withHandedBack(
  db: Database,
  stored: Pick<StoredOrder, 'order' | 'items'>,
  money: OrderMoney,
): Promise<OrderMoney> {
  // It can only have handed back what was paid on a bill.
  const isHandedBack = stored.order.handed_amount > 0 || stored.items.some(isRefunded);
  if (money.paid === 0 || !isHandedBack) return money;
  return { ...money, refunded: money.refunded + (await findHandedBack(db, stored)) };
}

function isRefunded({ has_paid, refunded_units }: StoredOrder['items'][number]): boolean {
  return has_paid === 'PAYMENT_REFUNDED' || refunded_units > 0;
}
