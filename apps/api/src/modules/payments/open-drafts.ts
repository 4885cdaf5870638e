import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { guests, orders, payments } from '../../db/schema/index';
import { lockPaymentOfGuest, type PaymentRow } from './settle/payment-repository';
import { OPEN_STATUSES } from '../../shared/open-statuses';
import type { StoredOrder } from '../orders/order-rows';
import { findOrderCampaigns, findOrderItems, lockOrder, type OrderKey } from '../orders/repository';

type GuestKey = { readonly restaurant_id: string; readonly guest_id: string };

/** It was a draft when the guest last heard of it, and has been placed or cancelled since. */
export type SettledDraft = { readonly kind: 'settled'; readonly order_id: string };

/** Draft a guest is about to pay, and its open payment. */
export type OpenDraft = {
  readonly kind: 'open';
  readonly draft: StoredOrder | null;
  readonly payment: PaymentRow | null;
};

/**
 * Makes the calls of one guest wait for each other until the transaction ends. Others may go on pointing to the guest: a
 * stronger lock would make them wait while they hold the orders that this one needs.
 */
export async function lockGuest(
  db: Database,
  { restaurant_id, guest_id }: GuestKey,
): Promise<void> {
  await db
    .select({ guest_id: guests.guest_id })
    .from(guests)
    .where(and(eq(guests.restaurant_id, restaurant_id), eq(guests.guest_id, guest_id)))
    .for('no key update');
}

/** A guest has one draft at a time. The guest must be locked. */
export async function lockOpenDraft(
  db: Database,
  guest: GuestKey,
): Promise<OpenDraft | SettledDraft> {
  const [found] = await db
    .select({ restaurant_id: orders.restaurant_id, order_id: orders.order_id })
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
  if (found === undefined) return { kind: 'open', draft: null, payment: null };
  const payment = await lockOpenPayment(db, found);
  // Another transaction may have placed the order: its current status is read behind that lock.
  const order = await lockOrder(db, found);
  if (order?.status !== 'ORDER_OPEN') return { kind: 'settled', order_id: found.order_id };
  const items = await findOrderItems(db, order);
  const campaigns = await findOrderCampaigns(db, order);
  return { kind: 'open', draft: { order, items, campaigns }, payment };
}

/**
 * The order of a payment that its guest believes to be unpaid, if it is settled after all. Whoever settles it at this
 * moment is waited for.
 */
export async function findSettledOrder(
  db: Database,
  guest: GuestKey,
  provider_ref: string | undefined,
): Promise<SettledDraft | null> {
  if (provider_ref === undefined) return null;
  const payment = await lockPaymentOfGuest(db, guest, provider_ref);
  const order = payment && (await lockOrder(db, payment));
  return !order || order.status === 'ORDER_OPEN'
    ? null
    : { kind: 'settled', order_id: order.order_id };
}

/** The payment that a guest could confirm at this moment, in whatever window; not held. */
export async function findOpenPayment(
  db: Database,
  { restaurant_id, guest_id }: GuestKey,
): Promise<PaymentRow | null> {
  const [found] = await db
    .select({ payment: payments })
    .from(orders)
    .innerJoin(
      payments,
      and(eq(payments.restaurant_id, orders.restaurant_id), eq(payments.order_id, orders.order_id)),
    )
    .where(
      and(
        eq(orders.restaurant_id, restaurant_id),
        eq(orders.guest_id, guest_id),
        isNull(payments.share_id),
        inArray(payments.status, OPEN_STATUSES),
      ),
    )
    .limit(1);
  return found?.payment ?? null;
}

async function lockOpenPayment(
  db: Database,
  { restaurant_id, order_id }: OrderKey,
): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        eq(payments.order_id, order_id),
        isNull(payments.share_id),
        inArray(payments.status, OPEN_STATUSES),
      ),
    )
    .for('update');
  return payment ?? null;
}
