import type { PaidCard, PaymentMethod } from '@comanda/contracts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bill_share_orders, bill_shares, payments } from '../../db/schema/index';

/** Money that one payment brought for one order, in cents. */
export type Taking = {
  readonly order_id: string;
  /** null = it was paid before the order was placed. */
  readonly share_id: string | null;
  /** The payer; null = paid at the counter. */
  readonly guest_id: string | null;
  readonly payment_method: PaymentMethod;
  readonly card: PaidCard | null;
  readonly paid: number;
  /** Given back of it to a card; the counter’s is found by findHandedBack. */
  readonly refunded: number;
  /** Of `paid`. */
  readonly tip_amount: number;
  /** The member of staff who took the money at the counter. */
  readonly staff_id: string | null;
};

/** The money that came in for some orders: by payments for one order alone, and by shares of a table's bill, the oldest first. */
export async function findTakings(
  db: Database,
  restaurant_id: string,
  order_ids: readonly string[],
): Promise<Taking[]> {
  if (order_ids.length === 0) return [];
  return [
    ...(await findPaidAhead(db, restaurant_id, order_ids)),
    ...(await findPaidShares(db, restaurant_id, order_ids)),
  ];
}

/** As on the receipt, the last attempt to pay an order counts. */
async function findPaidAhead(
  db: Database,
  restaurant_id: string,
  order_ids: readonly string[],
): Promise<Taking[]> {
  const rows = await db
    .select({
      order_id: payments.order_id,
      share_id: payments.share_id,
      guest_id: payments.guest_id,
      status: payments.status,
      payment_method: payments.payment_method,
      card: payments.card,
      paid: payments.amount,
      refunded: payments.refunded_amount,
    })
    .from(payments)
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        inArray(payments.order_id, [...order_ids]),
        isNull(payments.share_id),
      ),
    )
    .orderBy(asc(payments.created_at), asc(payments.payment_id));
  const last = new Map(rows.map((row) => [row.order_id, row]));
  return [...last.values()]
    .filter(({ status }) => status === 'CAPTURED' || status === 'REFUNDED')
    .map(({ status: _status, ...row }) => ({ ...row, tip_amount: 0, staff_id: null }));
}

async function findPaidShares(
  db: Database,
  restaurant_id: string,
  order_ids: readonly string[],
): Promise<Taking[]> {
  const rows = await db
    .select({
      order_id: bill_share_orders.order_id,
      share_id: bill_shares.share_id,
      guest_id: bill_shares.guest_id,
      payment_method: payments.payment_method,
      card: payments.card,
      amount: bill_share_orders.amount,
      tip_amount: bill_share_orders.tip_amount,
      refunded: refundedOfShare,
      staff_id: bill_shares.staff_id,
    })
    .from(bill_share_orders)
    .innerJoin(
      bill_shares,
      and(
        eq(bill_shares.restaurant_id, bill_share_orders.restaurant_id),
        eq(bill_shares.share_id, bill_share_orders.share_id),
        inArray(bill_shares.status, ['PAID', 'REFUNDED']),
      ),
    )
    .leftJoin(
      payments,
      and(
        eq(payments.restaurant_id, bill_shares.restaurant_id),
        eq(payments.share_id, bill_shares.share_id),
        inArray(payments.status, ['CAPTURED', 'REFUNDED']),
      ),
    )
    .where(
      and(
        eq(bill_share_orders.restaurant_id, restaurant_id),
        inArray(bill_share_orders.order_id, [...order_ids]),
        eq(bill_share_orders.is_live, true),
      ),
    )
    .orderBy(asc(bill_shares.closed_at), asc(bill_shares.share_id));
  return rows.map(({ amount, payment_method, ...row }) => ({
    ...row,
    // A share without a payment was paid at the counter.
    payment_method: payment_method ?? 'COUNTER',
    paid: amount + row.tip_amount,
  }));
}

/** Given back to the card of a share: all of it, or the refunds that name the order. */
const refundedOfShare = sql<number>`(case
  when ${payments.status} = 'REFUNDED' then ${bill_share_orders.amount} + ${bill_share_orders.tip_amount}
  else (
    select coalesce(sum(r.amount), 0) from refunds r
    where r.restaurant_id = ${bill_share_orders.restaurant_id}
      and r.order_id = ${bill_share_orders.order_id}
      and r.payment_id = ${payments.payment_id} and r.status = 'DONE'
  )
end)::int`;
