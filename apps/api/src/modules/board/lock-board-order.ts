import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { bill_share_orders, bill_shares, payments } from '../../db/schema/index';
import type { PaymentRow } from '../payments/settle/payment-repository';
import type { StoredOrder } from '../orders/order-rows';
import { findOrderItems, lockOrder, type OrderKey } from '../orders/repository';

/** An order that was placed, with all payments that may have to do with it, held until the transaction ends. */
export type BoardOrder = Pick<StoredOrder, 'order' | 'items'> & {
  readonly payments: readonly PaymentRow[];
  /** A payment by a guest at the table is under way. */
  readonly is_being_paid: boolean;
};

/** The order as it stands, or null when the restaurant has none of that id. Payments are held first, as everywhere. */
export async function lockBoardOrder(db: Database, key: OrderKey): Promise<BoardOrder | null> {
  const shares = await findLiveShares(db, key);
  const held = await lockPayments(
    db,
    key,
    shares.map(({ share_id }) => share_id),
  );
  const order = await lockOrder(db, key);
  if (order === null) return null;
  // Read again: whoever claimed a share while the order was waited for is paying for it now.
  const now = await findLiveShares(db, key);
  return {
    order,
    items: await findOrderItems(db, key),
    payments: held,
    is_being_paid: now.some(({ status }) => status === 'CLAIMED'),
  };
}

async function findLiveShares(db: Database, { restaurant_id, order_id }: OrderKey) {
  return await db
    .select({ share_id: bill_shares.share_id, status: bill_shares.status })
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
      ),
    );
}

async function lockPayments(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
  share_ids: string[],
): Promise<PaymentRow[]> {
  const own = await db
    .select()
    .from(payments)
    .where(and(eq(payments.restaurant_id, restaurant_id), eq(payments.order_id, order_id)))
    .orderBy(payments.payment_id)
    .for('update');
  const shared =
    share_ids.length === 0
      ? []
      : await db
          .select()
          .from(payments)
          .where(
            and(
              eq(payments.restaurant_id, restaurant_id),
              isNotNull(payments.share_id),
              inArray(payments.share_id, share_ids),
            ),
          )
          .orderBy(payments.payment_id)
          .for('update');
  const known = new Set(own.map(({ payment_id }) => payment_id));
  return [...own, ...shared.filter(({ payment_id }) => !known.has(payment_id))];
}
