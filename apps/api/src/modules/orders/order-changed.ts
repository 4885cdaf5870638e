import type { ComandaEvent, PaymentStatus } from '@comanda/contracts';
import type { OrderRow } from './order-rows';

/** The parts of an order that its news are about. */
export type ChangedOrder = Pick<
  OrderRow,
  'restaurant_id' | 'table_id' | 'table_session_id' | 'guest_id' | 'order_id' | 'status'
>;

/** The event that says how an order stands. A payment's status is told where the news are about it. */
export function orderChanged(
  { restaurant_id, table_id, table_session_id, guest_id, order_id, status }: ChangedOrder,
  payment_status: PaymentStatus | null = null,
): ComandaEvent {
  const subject = { restaurant_id, table_id, table_session_id, guest_id, order_id };
  return { type: 'order.changed', ...subject, status, payment_status };
}
