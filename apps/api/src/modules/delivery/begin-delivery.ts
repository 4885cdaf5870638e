import { deliveries } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { enqueue } from '../../jobs/outbox/messages';
import type { OrderRow } from '../orders/order-rows';
import type { DeliveryRow } from './delivery-rows';
import { findQuote, lockDelivery } from './repository';

/**
 * Begins the way of an order that is being placed, in the transaction of `deps.db`; false when its offer was taken up by
 * another order meanwhile. The courier is sent for by a message of the same transaction, or once the restaurant takes it.
 */
export async function beginDelivery(deps: Deps, order: OrderRow, ready_at: Date): Promise<boolean> {
  const { restaurant_id, order_id, delivery_quote_id } = order;
  if (delivery_quote_id === null) return true;
  const quote = await findQuote(deps.db, { restaurant_id, quote_id: delivery_quote_id });
  if (quote === null) return false;
  const { quote_id, guest_id, provider, provider_ref: offer_ref } = quote;
  const now = deps.clock.now();
  // The kitchen's promise may have moved since the offer; the way takes as long as it did.
  const way = quote.dropoff_eta.getTime() - quote.created_at.getTime();
  const dropoff_eta = new Date(Math.max(now.getTime() + way, ready_at.getTime()));
  const begun = await deps.db
    .insert(deliveries)
    .values({
      restaurant_id,
      order_id,
      quote_id,
      guest_id,
      provider,
      status: 'WAITING',
      external_id: quote_id,
      offer_ref,
      dropoff_eta,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing()
    .returning();
  const [delivery] = begun;
  if (delivery === undefined) return false;
  if (order.is_accepted) await sendForCourier(deps, delivery);
  return true;
}

/** Asks the outbox to send a courier. The restaurant's own riders are sent by its staff. */
export async function sendForCourier(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  {
    restaurant_id,
    order_id,
    provider,
  }: Pick<DeliveryRow, 'restaurant_id' | 'order_id' | 'provider'>,
): Promise<void> {
  if (provider === 'IN_HOUSE') return;
  await enqueue(deps, restaurant_id, { kind: 'delivery.dispatch', payload: { order_id } });
}

/** The same for an order that the restaurant has just taken, if it is to be brought. */
export async function sendWithOrder(deps: Deps, order: OrderRow): Promise<void> {
  if (order.delivery_quote_id === null) return;
  const delivery = await lockDelivery(deps.db, order);
  if (delivery?.status === 'WAITING') await sendForCourier(deps, delivery);
}
