import type { OrderDelivery } from '@comanda/contracts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { deliveries, delivery_events, delivery_quotes, orders } from '../../db/schema/index';
import type { Deps } from '../../deps';
import type { OrderRow } from '../orders/order-rows';
import type { DeliveryKey, DeliveryRow, QuoteRow } from './delivery-rows';

/** A delivery with all that it depends on. */
export type WholeDelivery = {
  readonly delivery: DeliveryRow;
  readonly quote: QuoteRow;
  readonly order: OrderRow;
};

export async function findDelivery(db: Database, key: DeliveryKey): Promise<WholeDelivery | null> {
  const [found] = await wholeDeliveries(db).where(isDelivery(key));
  return found ?? null;
}

/** By the name that a courier service knows it by. */
export async function findByExternalId(
  db: Database,
  external_id: string,
): Promise<WholeDelivery | null> {
  const [found] = await wholeDeliveries(db).where(eq(deliveries.external_id, external_id));
  return found ?? null;
}

/** The delivery of a guest that was ordered last. */
export async function findGuestDelivery(
  db: Database,
  { restaurant_id, guest_id }: { readonly restaurant_id: string; readonly guest_id: string },
): Promise<WholeDelivery | null> {
  const [found] = await wholeDeliveries(db)
    .where(and(eq(deliveries.restaurant_id, restaurant_id), eq(deliveries.guest_id, guest_id)))
    .orderBy(desc(deliveries.created_at))
    .limit(1);
  return found ?? null;
}

/** A delivery as it stands, held until the transaction ends. Whoever holds its order too takes that first. */
export async function lockDelivery(db: Database, key: DeliveryKey): Promise<DeliveryRow | null> {
  const [delivery] = await db.select().from(deliveries).where(isDelivery(key)).for('update');
  return delivery ?? null;
}

export async function findQuote(
  db: Database,
  { restaurant_id, quote_id }: Pick<QuoteRow, 'restaurant_id' | 'quote_id'>,
): Promise<QuoteRow | null> {
  const [quote] = await db
    .select()
    .from(delivery_quotes)
    .where(
      and(eq(delivery_quotes.restaurant_id, restaurant_id), eq(delivery_quotes.quote_id, quote_id)),
    );
  return quote ?? null;
}

/** Whether an offer was taken up by an order. */
export async function isTakenUp(
  db: Database,
  { restaurant_id, quote_id }: Pick<QuoteRow, 'restaurant_id' | 'quote_id'>,
): Promise<boolean> {
  const rows = await db
    .select({ order_id: deliveries.order_id })
    .from(deliveries)
    .where(and(eq(deliveries.restaurant_id, restaurant_id), eq(deliveries.quote_id, quote_id)));
  return rows.length > 0;
}

/** Changes a delivery that is held, and keeps what it went from and to. */
export async function changeDelivery(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  before: DeliveryRow,
  changes: Partial<DeliveryRow>,
  source: (typeof delivery_events.$inferSelect)['source'],
): Promise<DeliveryRow> {
  const now = clock.now();
  const [after = before] = await db
    .update(deliveries)
    .set({ ...changes, updated_at: now })
    .where(isDelivery(before))
    .returning();
  if (after.status !== before.status) {
    const { restaurant_id, order_id, attempt, status: to_status } = after;
    await db
      .insert(delivery_events)
      .values({
        restaurant_id,
        order_id,
        event_id: `${attempt}:${before.status}:${to_status}`,
        from_status: before.status,
        to_status,
        source,
        created_at: now,
      })
      .onConflictDoNothing();
  }
  return after;
}

/** How the deliveries of orders stand, by the order's id. */
export async function findOrderDeliveries(
  db: Database,
  restaurant_id: string,
  order_ids: readonly string[],
): Promise<ReadonlyMap<string, OrderDelivery>> {
  if (order_ids.length === 0) return new Map();
  const rows = await db
    .select({
      order_id: deliveries.order_id,
      status: deliveries.status,
      dropoff_eta: deliveries.dropoff_eta,
    })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.restaurant_id, restaurant_id),
        inArray(deliveries.order_id, [...order_ids]),
      ),
    );
  return new Map(
    rows.map(({ order_id, status, dropoff_eta }) => [
      order_id,
      { status, dropoff_eta: dropoff_eta.toISOString() },
    ]),
  );
}

/** Deliveries with the offers they were ordered by and their orders, to be narrowed. */
export function wholeDeliveries(db: Database) {
  return db
    .select({ delivery: deliveries, quote: delivery_quotes, order: orders })
    .from(deliveries)
    .innerJoin(
      delivery_quotes,
      and(
        eq(delivery_quotes.restaurant_id, deliveries.restaurant_id),
        eq(delivery_quotes.quote_id, deliveries.quote_id),
      ),
    )
    .innerJoin(
      orders,
      and(
        eq(orders.restaurant_id, deliveries.restaurant_id),
        eq(orders.order_id, deliveries.order_id),
      ),
    );
}

export function isDelivery({ restaurant_id, order_id }: DeliveryKey) {
  return and(eq(deliveries.restaurant_id, restaurant_id), eq(deliveries.order_id, order_id));
}
