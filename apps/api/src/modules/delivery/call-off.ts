import type { Deps } from '../../deps';
import { enqueue } from '../../jobs/outbox/messages';
import type { DeliveryRow } from './delivery-rows';
import { isOver } from './delivery-transitions';
import { recallUnsure } from './recall-unsure';
import { changeDelivery, lockDelivery } from './repository';
import { tellDelivery } from './tell-delivery';

/**
 * Calls off a delivery that is held, in the transaction of `deps.db`: at once where nobody outside was sent for, else by a
 * message that asks the courier service.
 */
export async function callOff(
  inside: Deps,
  delivery: DeliveryRow,
  source: 'guest' | 'staff' | 'server',
): Promise<DeliveryRow> {
  const { restaurant_id, order_id, provider, status, dispatched_at } = delivery;
  const isNobodySent = provider === 'IN_HOUSE' || status === 'FAILED' || dispatched_at === null;
  const after = await changeDelivery(
    inside,
    delivery,
    isNobodySent ? { status: 'CANCELLED' } : { cancel_asked_at: inside.clock.now() },
    source,
  );
  await recallUnsure(inside, delivery);
  if (!isNobodySent) {
    await enqueue(inside, restaurant_id, { kind: 'delivery.cancel', payload: { order_id } });
  }
  await tellDelivery(inside, after);
  return after;
}

/** The same for an order that staff end, if it was to be brought and somebody still might. */
export async function callOffWithOrder(
  inside: Deps,
  order: {
    readonly restaurant_id: string;
    readonly order_id: string;
    readonly delivery_quote_id: string | null;
  },
): Promise<void> {
  if (order.delivery_quote_id === null) return;
  const delivery = await lockDelivery(inside.db, order);
  if (delivery === null || delivery.cancel_asked_at !== null) return;
  if (!isOver(delivery.status) || delivery.status === 'FAILED')
    await callOff(inside, delivery, 'staff');
}
