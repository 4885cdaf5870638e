import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  bill_share_items,
  bill_share_orders,
  bill_shares,
  order_items,
  orders,
  payments,
} from '../../db/schema/index';
import { groupBy } from '../../shared/group-by';
import type { PaymentRow } from '../payments/settle/payment-repository';
import type { OrderRow } from '../orders/order-rows';
import type { OrderKey } from '../orders/repository';
import { tipsOf } from './open-amounts';
import type { Bill, BillOrder, ShareItemRow, ShareOrderRow, ShareRow } from './bill';

export type ShareKey = Pick<ShareRow, 'restaurant_id' | 'share_id'>;
type SessionKey = Pick<OrderRow, 'restaurant_id' | 'table_session_id'>;

/** Returns a table's bill. With `lock` its orders, and so the bill, stay locked until the transaction ends. */
export async function findBill(
  db: Database,
  { restaurant_id, table_session_id }: SessionKey,
  { lock = false } = {},
): Promise<Bill> {
  const found = db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.table_session_id, table_session_id),
        isOnBill(db),
      ),
    )
    .orderBy(asc(orders.order_id));
  const rows = await (lock ? found.for('no key update') : found);
  return await completeBill(db, restaurant_id, rows);
}

/** Whether an order is paid afterwards, on the bill of its table. To be used within a query of `orders`. */
export function isOnBill(db: Database) {
  return and(
    isNotNull(orders.placed_at),
    ne(orders.status, 'ORDER_CANCELLED'),
    notExists(paymentBefore(db)),
  );
}

/** An order that was paid before it was placed is on no bill. */
function paymentBefore(db: Database) {
  return db
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(
        eq(payments.restaurant_id, orders.restaurant_id),
        eq(payments.order_id, orders.order_id),
        isNull(payments.share_id),
        inArray(payments.status, ['CAPTURED', 'REFUNDED']),
      ),
    );
}

/** One order as a bill of its own. */
export async function findBillOfOrder(db: Database, order: OrderRow): Promise<Bill> {
  return await completeBill(db, order.restaurant_id, [order]);
}

/** Returns one order's entry on its bill. */
export async function findBillOrder(db: Database, order: OrderRow): Promise<BillOrder> {
  const bill = await findBillOfOrder(db, order);
  const [found] = bill.orders;
  if (found === undefined) throw new Error(`Order ${order.order_id} is not on its own bill.`);
  return found;
}

async function completeBill(
  db: Database,
  restaurant_id: string,
  rows: readonly OrderRow[],
): Promise<Bill> {
  const ids = rows.map(({ order_id }) => order_id);
  if (ids.length === 0) return { orders: [], shares: [] };
  const items = await db
    .select()
    .from(order_items)
    .where(and(eq(order_items.restaurant_id, restaurant_id), inArray(order_items.order_id, ids)))
    .orderBy(asc(order_items.position));
  const parts = await db
    .select({ part: bill_share_orders, share: bill_shares })
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
        inArray(bill_share_orders.order_id, ids),
        eq(bill_share_orders.is_live, true),
      ),
    )
    .orderBy(asc(bill_shares.claimed_at), asc(bill_shares.share_id));
  const lines = await findLiveItems(db, restaurant_id, ids);
  const itemsOf = groupBy(items, ({ order_id }) => order_id);
  const partsOf = groupBy(parts, ({ part }) => part.order_id);
  const linesOf = groupBy(lines, ({ order_id }) => order_id);
  return {
    shares: [...new Map(parts.map(({ share }) => [share.share_id, share])).values()],
    orders: rows.map((order) => ({
      order,
      items: itemsOf.get(order.order_id) ?? [],
      parts: partsOf.get(order.order_id)?.map(({ part }) => part) ?? [],
      claimed_items: new Map(
        linesOf.get(order.order_id)?.map((line) => [line.item_instance_id, line.share_id]),
      ),
    })),
  };
}

async function findLiveItems(
  db: Database,
  restaurant_id: string,
  order_ids: string[],
): Promise<ShareItemRow[]> {
  return await db
    .select()
    .from(bill_share_items)
    .where(
      and(
        eq(bill_share_items.restaurant_id, restaurant_id),
        inArray(bill_share_items.order_id, order_ids),
        eq(bill_share_items.is_live, true),
      ),
    );
}

export async function findShare(db: Database, key: ShareKey): Promise<ShareRow | null> {
  const [share] = await db.select().from(bill_shares).where(isShare(key));
  return share ?? null;
}

/** The share that a guest is paying at this moment; there is one at most. */
export async function findOpenShare(
  db: Database,
  { restaurant_id, guest_id }: { readonly restaurant_id: string; readonly guest_id: string },
): Promise<ShareRow | null> {
  const [share] = await db
    .select()
    .from(bill_shares)
    .where(
      and(
        eq(bill_shares.restaurant_id, restaurant_id),
        eq(bill_shares.guest_id, guest_id),
        eq(bill_shares.status, 'CLAIMED'),
      ),
    );
  return share ?? null;
}

/** The payment of a share: one is made with it, and never another. */
export async function findSharePayment(
  db: Database,
  { restaurant_id, share_id }: ShareKey,
): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.restaurant_id, restaurant_id), eq(payments.share_id, share_id)));
  return payment ?? null;
}

/** The shares that nobody has paid in the time they were held; of one table, or of all. */
export async function findOverdueShares(
  db: Database,
  {
    now,
    most,
    session,
  }: { readonly now: Date; readonly most: number; readonly session?: SessionKey },
): Promise<ShareRow[]> {
  return await db
    .select()
    .from(bill_shares)
    .where(
      and(
        eq(bill_shares.status, 'CLAIMED'),
        lt(bill_shares.held_until, now),
        ...(session === undefined
          ? []
          : [
              eq(bill_shares.restaurant_id, session.restaurant_id),
              eq(bill_shares.table_session_id, session.table_session_id),
            ]),
      ),
    )
    .orderBy(asc(bill_shares.held_until))
    .limit(most);
}

export async function findShareParts(db: Database, key: ShareKey): Promise<ShareOrderRow[]> {
  return await db
    .select()
    .from(bill_share_orders)
    .where(
      and(
        eq(bill_share_orders.restaurant_id, key.restaurant_id),
        eq(bill_share_orders.share_id, key.share_id),
      ),
    )
    .orderBy(asc(bill_share_orders.order_id));
}

export async function findShareItems(db: Database, key: ShareKey): Promise<ShareItemRow[]> {
  return await db
    .select()
    .from(bill_share_items)
    .where(
      and(
        eq(bill_share_items.restaurant_id, key.restaurant_id),
        eq(bill_share_items.share_id, key.share_id),
      ),
    );
}

export async function updateShare(
  db: Database,
  key: ShareKey,
  changes: Partial<ShareRow>,
): Promise<void> {
  await db.update(bill_shares).set(changes).where(isShare(key));
}

/**
 * Writes down how much of an order is taken and what its tips come to now. The order must be held. The database refuses
 * more than the order's total.
 */
export async function writeClaims(
  db: Database,
  billOrder: Pick<BillOrder, 'order' | 'parts'>,
  updated_at: Date,
): Promise<void> {
  const { order, parts } = billOrder;
  const { restaurant_id, order_id } = order satisfies OrderKey;
  const tip_amount = tipsOf(billOrder);
  await db
    .update(orders)
    .set({
      claimed_amount: parts.reduce((sum, { amount }) => sum + amount, 0),
      tip_amount,
      total_with_tip_and_tax: order.total_with_tax + tip_amount + order.delivery_tip_amount,
      updated_at,
    })
    .where(and(eq(orders.restaurant_id, restaurant_id), eq(orders.order_id, order_id)));
}

function isShare({ restaurant_id, share_id }: ShareKey) {
  return and(eq(bill_shares.restaurant_id, restaurant_id), eq(bill_shares.share_id, share_id));
}
