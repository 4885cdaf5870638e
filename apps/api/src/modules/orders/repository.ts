import type { Order } from '@comanda/contracts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  bill_share_orders,
  guests,
  order_campaigns,
  order_items,
  orders,
  payments,
} from '../../db/schema/index';
import { groupBy } from '../../shared/group-by';
import { nameWithRoom } from '../guests/guest-name';
import { findOrderDeliveries } from '../delivery/repository';
import type { OrderCampaignRow, OrderItemRow, OrderRow, StoredOrder } from './order-rows';
import { MONEY_OF_SHARES, withHandedBack } from './order-money';
import { toOrder } from './order-view';

export type OrderKey = { readonly restaurant_id: string; readonly order_id: string };

/** The lines of an order, in their order. */
export async function findOrderItems(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
): Promise<OrderItemRow[]> {
  return await db
    .select()
    .from(order_items)
    .where(and(eq(order_items.restaurant_id, restaurant_id), eq(order_items.order_id, order_id)))
    .orderBy(asc(order_items.position));
}

/** The campaigns of an order, in the order they were added. */
export async function findOrderCampaigns(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
): Promise<OrderCampaignRow[]> {
  return await db
    .select()
    .from(order_campaigns)
    .where(
      and(eq(order_campaigns.restaurant_id, restaurant_id), eq(order_campaigns.order_id, order_id)),
    )
    .orderBy(asc(order_campaigns.position));
}

/** An order as it stands, held until the transaction ends. Whoever holds its payment too takes that first. */
export async function lockOrder(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.restaurant_id, restaurant_id), eq(orders.order_id, order_id)))
    .for('no key update');
  return order ?? null;
}

/** One order as it is shown, or null. */
export async function findOrder(db: Database, key: OrderKey): Promise<Order | null> {
  const [order = null] = await findShown(db, {
    ...key,
    where: and(eq(orders.restaurant_id, key.restaurant_id), eq(orders.order_id, key.order_id)),
  });
  return order;
}

/** Orders by their ids, in no particular order. */
export async function findOrdersById(
  db: Database,
  restaurant_id: string,
  order_ids: readonly string[],
): Promise<Order[]> {
  if (order_ids.length === 0) return [];
  return await findShown(db, {
    restaurant_id,
    where: and(eq(orders.restaurant_id, restaurant_id), inArray(orders.order_id, [...order_ids])),
  });
}

/** A guest's orders, the one that something happened to last first; a draft counts as what the guest is doing now. */
export async function findGuestOrders(
  db: Database,
  guest: { readonly restaurant_id: string; readonly guest_id: string },
): Promise<Order[]> {
  return await findShown(db, {
    ...guest,
    where: and(eq(orders.restaurant_id, guest.restaurant_id), eq(orders.guest_id, guest.guest_id)),
  });
}

/** Returns the orders of a table's party, newest first. */
export async function findSessionOrders(
  db: Database,
  session: { readonly restaurant_id: string; readonly table_session_id: string },
): Promise<Order[]> {
  return await findShown(db, {
    ...session,
    where: and(
      eq(orders.restaurant_id, session.restaurant_id),
      eq(orders.table_session_id, session.table_session_id),
      isNotNull(orders.placed_at),
    ),
  });
}

/** Writes a draft, in the place of what it held before. */
export async function saveDraft(
  db: Database,
  { order, items, campaigns }: StoredOrder,
): Promise<void> {
  const { created_at: _created, ...changes } = order;
  await db
    .insert(orders)
    .values(order)
    .onConflictDoUpdate({ target: [orders.restaurant_id, orders.order_id], set: changes });
  await db
    .delete(order_items)
    .where(
      and(
        eq(order_items.restaurant_id, order.restaurant_id),
        eq(order_items.order_id, order.order_id),
      ),
    );
  await db.insert(order_items).values([...items]);
  await db
    .delete(order_campaigns)
    .where(
      and(
        eq(order_campaigns.restaurant_id, order.restaurant_id),
        eq(order_campaigns.order_id, order.order_id),
      ),
    );
  if (campaigns.length > 0) await db.insert(order_campaigns).values([...campaigns]);
}

async function findShown(
  db: Database,
  {
    restaurant_id,
    where,
  }: { readonly restaurant_id: string; readonly where: ReturnType<typeof and> },
): Promise<Order[]> {
  const rows = await db
    .select({
      order: orders,
      guest: { name: guests.name, room_number: guests.room_number },
      money: MONEY_OF_SHARES,
    })
    .from(orders)
    .innerJoin(
      guests,
      and(eq(guests.restaurant_id, orders.restaurant_id), eq(guests.guest_id, orders.guest_id)),
    )
    .where(where)
    .orderBy(desc(sql`coalesce(${orders.placed_at}, ${orders.updated_at})`), desc(orders.order_id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.order_id);
  const items = await db
    .select()
    .from(order_items)
    .where(and(eq(order_items.restaurant_id, restaurant_id), inArray(order_items.order_id, ids)))
    .orderBy(asc(order_items.position));
  const paid = await db
    .select({
      order_id: payments.order_id,
      status: payments.status,
      payment_method: payments.payment_method,
      refunded_amount: payments.refunded_amount,
    })
    .from(payments)
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        inArray(payments.order_id, ids),
        isNull(payments.share_id),
      ),
    )
    .orderBy(asc(payments.created_at), asc(payments.payment_id));
  const shared = await findSharePayments(db, restaurant_id, ids);
  const campaigns = await db
    .select()
    .from(order_campaigns)
    .where(
      and(eq(order_campaigns.restaurant_id, restaurant_id), inArray(order_campaigns.order_id, ids)),
    )
    .orderBy(asc(order_campaigns.position));
  const brought = rows.filter(({ order }) => order.delivery_quote_id !== null);
  const deliveries = await findOrderDeliveries(
    db,
    restaurant_id,
    brought.map(({ order }) => order.order_id),
  );
  const campaignsByOrder = groupBy(campaigns, ({ order_id }) => order_id);
  const itemsByOrder = groupBy(items, (item) => item.order_id);
  // The last attempt counts: an order is paid by one, and those before it failed or were given up.
  const lastPayment = new Map([...shared, ...paid].map((payment) => [payment.order_id, payment]));
  const shown: Order[] = [];
  for (const { order, guest, money } of rows) {
    const { order_id } = order;
    const stored = {
      order,
      items: itemsByOrder.get(order_id) ?? [],
      campaigns: campaignsByOrder.get(order_id) ?? [],
    };
    shown.push(
      toOrder(stored, {
        guest_name: nameWithRoom(guest),
        payment: lastPayment.get(order_id),
        money: await withHandedBack(db, stored, money),
        delivery: deliveries.get(order_id),
      }),
    );
  }
  return shown;
}

/**
 * Finds the payments of shares of fully paid orders; refunds are counted by the order. While something is open, none of
 * them pays an order.
 */
async function findSharePayments(db: Database, restaurant_id: string, order_ids: string[]) {
  const unpaid = db
    .select({ one: sql`1` })
    .from(order_items)
    .where(
      and(
        eq(order_items.restaurant_id, bill_share_orders.restaurant_id),
        eq(order_items.order_id, bill_share_orders.order_id),
        eq(order_items.has_paid, 'PAYMENT_UNPAID'),
      ),
    );
  return await db
    .select({
      order_id: bill_share_orders.order_id,
      status: payments.status,
      payment_method: payments.payment_method,
    })
    .from(bill_share_orders)
    .innerJoin(
      payments,
      and(
        eq(payments.restaurant_id, bill_share_orders.restaurant_id),
        eq(payments.share_id, bill_share_orders.share_id),
      ),
    )
    .where(
      and(
        eq(bill_share_orders.restaurant_id, restaurant_id),
        inArray(bill_share_orders.order_id, order_ids),
        eq(bill_share_orders.is_live, true),
        inArray(payments.status, ['CAPTURED', 'REFUNDED']),
        notExists(unpaid),
      ),
    )
    .orderBy(asc(payments.created_at), asc(payments.payment_id));
}
