import type { Order } from '@comanda/contracts';
import type { CheckoutEvent } from './checkout-event';

/** The news that an order was placed. */
export function placedEvent({ guest_id, order_id, order_number }: Order): CheckoutEvent {
  return { type: 'order_placed', guest_id, order_id, order_number };
}
