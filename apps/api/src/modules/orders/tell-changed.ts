import type { PaymentStatus } from '@comanda/contracts';
import type { Deps } from '../../deps';
import { enqueue } from '../../jobs/outbox/messages';
import { type ChangedOrder, orderChanged } from './order-changed';

/** Says of a placed order that it changed, in the transaction of `deps.db`: to whoever listens here, and to the restaurant's webhook. */
export async function tellOrderChanged(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'events'>,
  order: ChangedOrder,
  payment_status: PaymentStatus | null = null,
): Promise<void> {
  const { restaurant_id, order_id } = order;
  await deps.events.publish(deps.db, orderChanged(order, payment_status));
  await enqueue(deps, restaurant_id, { kind: 'order.changed', payload: { order_id } });
}
