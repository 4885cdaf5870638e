import type { ApiFailure } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import type { PaymentEvent } from '../payment-event';

type PlacedEvent = Extract<PaymentEvent, { readonly type: 'order_placed' }>;

/** The news that an order was placed. */
export function placedEvent({ guest_id, order_id, order_number }: Order): PlacedEvent {
  return { type: 'order_placed', guest_id, order_id, order_number };
}

/** The news that an order was paid and placed before, where that is why another is refused. */
export function placedAfterAll(failure: ApiFailure): PlacedEvent | null {
  if (failure.kind !== 'problem' || failure.problem.code !== 'already_paid') return null;
  const { order } = failure.problem;
  return order ? placedEvent(order) : null;
}
