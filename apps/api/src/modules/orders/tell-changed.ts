import type { OrderStatus, PaymentStatus } from '@comanda/contracts';
import type { Deps } from '../../deps';
import { enqueue } from '../../jobs/outbox/messages';

type ChangedOrder = {
  readonly restaurant_id: string;
  readonly table_id: string;
  readonly table_session_id: string;
  readonly guest_id: string;
  readonly order_id: string;
  readonly status: OrderStatus;
};

/** Says of a placed order that it changed, in the transaction of `deps.db`: to whoever listens here, and to the restaurant's webhook. */
export async function tellOrderChanged(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'events'>,
  { restaurant_id, table_id, table_session_id, guest_id, order_id, status }: ChangedOrder,
  payment_status: PaymentStatus | null = null,
): Promise<void> {
  const subject = { restaurant_id, table_id, table_session_id, guest_id, order_id };
  await deps.events.publish(deps.db, { type: 'order.changed', ...subject, status, payment_status });
  await enqueue(deps, restaurant_id, { kind: 'order.changed', payload: { order_id } });
}
