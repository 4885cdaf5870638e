import type { PaymentService, PaymentStatus } from '@comanda/contracts';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import type { Database } from '../../../db/database';
import { payment_events, payments } from '../../../db/schema/index';
import { findReference } from '../../../processors/payment-references';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentKey = Pick<PaymentRow, 'restaurant_id' | 'payment_id'>;
export type PaymentSource = (typeof payment_events.$inferSelect)['source'];

/** Money may still arrive for a payment of these. */
export const OPEN_STATUSES = ['CREATED', 'PROCESSING', 'AUTHORIZED'] as const;

export async function findPayment(db: Database, key: PaymentKey): Promise<PaymentRow | null> {
  const [payment] = await db.select().from(payments).where(isPayment(key));
  return payment ?? null;
}

export async function findPaymentByRef(
  db: Database,
  payment_service: PaymentService,
  provider_ref: string,
): Promise<PaymentRow | null> {
  const key = await findReference(db, payment_service, provider_ref);
  return key && (await findPayment(db, key));
}

/** A payment as it stands, held until the transaction ends. */
export async function lockPayment(db: Database, key: PaymentKey): Promise<PaymentRow | null> {
  const [payment] = await db.select().from(payments).where(isPayment(key)).for('update');
  return payment ?? null;
}

/** A guest's own payment by the name its processor gave it, held until the transaction ends. */
export async function lockPaymentOfGuest(
  db: Database,
  { restaurant_id, guest_id }: Pick<PaymentRow, 'restaurant_id' | 'guest_id'>,
  provider_ref: string,
): Promise<PaymentRow | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.restaurant_id, restaurant_id),
        eq(payments.guest_id, guest_id),
        eq(payments.provider_ref, provider_ref),
      ),
    )
    .for('update');
  return payment ?? null;
}

export async function updatePayment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: PaymentKey,
  changes: Partial<PaymentRow>,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...changes, updated_at: clock.now() })
    .where(isPayment(key));
}

export type PaymentEvent = {
  readonly from_status: PaymentStatus | null;
  readonly to_status: PaymentStatus;
  readonly source: PaymentSource;
  readonly detail?: Record<string, unknown>;
};

/** Appends to what happened to a payment. */
export async function appendPaymentEvent(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { restaurant_id, payment_id }: PaymentKey,
  event: PaymentEvent,
): Promise<void> {
  await db.insert(payment_events).values({
    restaurant_id,
    payment_id,
    payment_event_id: newId(),
    created_at: clock.now(),
    ...event,
    detail: event.detail ?? {},
  });
}

export async function isDeclineKnown(
  db: Database,
  key: PaymentKey,
  reference: string,
): Promise<boolean> {
  const [found] = await db
    .select({ known: count() })
    .from(payment_events)
    .where(and(isEventOf(key), eq(sql`${payment_events.detail} ->> 'decline'`, reference)));
  return (found?.known ?? 0) > 0;
}

/** When cards were declined for an order since a time, the first of them first. */
export async function findDeclines(
  db: Database,
  order: { readonly restaurant_id: string; readonly order_id: string },
  since: Date,
): Promise<Date[]> {
  return await findDeclinesWhere(
    db,
    and(eq(payments.restaurant_id, order.restaurant_id), eq(payments.order_id, order.order_id)),
    since,
  );
}

/** The same of whatever a guest has tried to pay. */
export async function findGuestDeclines(
  db: Database,
  guest: { readonly restaurant_id: string; readonly guest_id: string },
  since: Date,
): Promise<Date[]> {
  return await findDeclinesWhere(
    db,
    and(eq(payments.restaurant_id, guest.restaurant_id), eq(payments.guest_id, guest.guest_id)),
    since,
  );
}

async function findDeclinesWhere(
  db: Database,
  isTheirs: ReturnType<typeof and>,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ created_at: payment_events.created_at })
    .from(payment_events)
    .innerJoin(
      payments,
      and(
        eq(payments.restaurant_id, payment_events.restaurant_id),
        eq(payments.payment_id, payment_events.payment_id),
      ),
    )
    .where(
      and(
        isTheirs,
        sql`${payment_events.detail} ? 'decline'`,
        gt(payment_events.created_at, since),
      ),
    )
    .orderBy(asc(payment_events.created_at));
  return rows.map((row) => row.created_at);
}

function isPayment({ restaurant_id, payment_id }: PaymentKey) {
  return and(eq(payments.restaurant_id, restaurant_id), eq(payments.payment_id, payment_id));
}

function isEventOf({ restaurant_id, payment_id }: PaymentKey) {
  return and(
    eq(payment_events.restaurant_id, restaurant_id),
    eq(payment_events.payment_id, payment_id),
  );
}
