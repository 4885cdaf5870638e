import type { ApiFailure } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import type { CheckoutEvent } from './checkout-event';

/** The news that an order was placed. */
export function placedEvent({ guest_id, order_id, order_number }: Order): CheckoutEvent {
  return { type: 'order_placed', guest_id, order_id, order_number };
}

/** The news that an order was paid and placed before, where that is why another is refused. */
export function placedAfterAll(failure: ApiFailure): CheckoutEvent | null {
  if (failure.kind !== 'problem' || failure.problem.code !== 'already_paid') return null;
  const { order } = failure.problem;
  return order ? placedEvent(order) : null;
}
