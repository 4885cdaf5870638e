import type { Deps } from '../../deps';
import type { DeliveryRow } from './delivery-rows';

/** Tells those who follow a delivery that it came further, with the transaction of `deps.db`. */
export async function tellDelivery(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { restaurant_id, guest_id, order_id, status }: DeliveryRow,
): Promise<void> {
  await events.publish(db, { type: 'delivery.changed', restaurant_id, guest_id, order_id, status });
}
