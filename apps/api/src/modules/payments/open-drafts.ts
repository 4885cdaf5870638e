import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { guests, orders, payments } from '../../db/schema/index';
import { type PaymentRow } from '../../settle/payment-repository';
import type { OrderRow, StoredOrder } from '../orders/order-rows';
import { findOrderItems } from '../orders/repository';

type GuestKey = { readonly restaurant_id: string; readonly guest_id: string };

/** What a guest is about to pay: the draft, and the payment that is open for it. */
export type OpenDraft = { readonly draft: StoredOrder | null; readonly payment: PaymentRow | null };

/** Makes the calls of one guest wait for each other until the transaction ends. */
export async function lockGuest(
  db: Database,
  { restaurant_id, guest_id }: GuestKey,
): Promise<void> {
  await db
    .select({ guest_id: guests.guest_id })
    .from(guests)
    .where(and(eq(guests.restaurant_id, restaurant_id), eq(guests.guest_id, guest_id)))
    .for('update');
}

/** A guest has one draft at a time. The guest must be locked. */
export async function findOpenDraft(db: Database, guest: GuestKey): Promise<OpenDraft> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.restaurant_id, guest.restaurant_id),
        eq(orders.guest_id, guest.guest_id),
        eq(orders.status, 'ORDER_OPEN'),
      ),
    )
    .orderBy(desc(orders.created_at))
    .limit(1);
  if (order === undefined) return { draft: null, payment: null };
  const items = await findOrderItems(db, order);
  return { draft: { order, items }, payment: await findOpenPayment(db, order) };
}

async function findOpenPayment(
  db: Database,
  { restaurant_id, order_id }: OrderRow,
): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        eq(payments.order_id, order_id),
        inArray(payments.status, ['CREATED', 'PROCESSING', 'AUTHORIZED']),
      ),
    )
    .for('update');
  return payment ?? null;
}
