import { err, ok } from '@comanda/kernel';
import type { Result } from '@comanda/kernel';

import { canBeCancelled, newQuote, QUOTE_MS } from '../deliveries/delivery';
import type { Delivery } from '../deliveries/delivery';
import { cents, readRequest } from '../deliveries/read-request';
import type { DoorDashState } from '../doordash-state';
import { invalidField, unknownDelivery } from './doordash-error';
import type { DoorDashError } from './doordash-error';

type Body = Readonly<Record<string, unknown>>;

/** Prices a delivery. Its name may be used once only. */
export function createQuote(state: DoorDashState, body: Body): Result<Delivery, DoorDashError> {
  const read = readRequest(body);
  if (!read.ok) return read;
  if (state.find(read.value.external_delivery_id)) return err(duplicate());
  const quote = newQuote(read.value, cents(body['tip']) ?? 0, state.now());
  state.save(quote);
  return ok(quote);
}

/** Takes a quote up: a courier is sent. */
export function acceptQuote(
  state: DoorDashState,
  id: string,
  body: Body,
): Result<Delivery, DoorDashError> {
  const quote = state.find(id);
  if (!quote) return err(unknownDelivery(id));
  if (quote.status !== 'quote') return err(duplicate());
  if (state.now().getTime() >= quote.quoted.getTime() + QUOTE_MS)
    return err({ status: 409, code: 'quote_expired', message: 'The quote has expired' });
  const tip = body['tip'] === undefined ? quote.tip : cents(body['tip']);
  if (tip === null) return err(invalidField('tip', 'must be whole cents'));
  quote.tip = tip;
  state.dispatch(quote);
  return ok(quote);
}

export function findDelivery(state: DoorDashState, id: string): Result<Delivery, DoorDashError> {
  const delivery = state.find(id);
  return delivery ? ok(delivery) : err(unknownDelivery(id));
}

export function cancelDelivery(state: DoorDashState, id: string): Result<Delivery, DoorDashError> {
  const delivery = state.find(id);
  if (!delivery || delivery.status === 'quote') return err(unknownDelivery(id));
  if (delivery.status === 'cancelled') return ok(delivery);
  if (!canBeCancelled(delivery)) {
    return err({
      status: 409,
      code: 'cancel_not_allowed',
      message: `Delivery [${id}] is ${delivery.status} and cannot be cancelled`,
    });
  }
  state.move(delivery, 'cancelled', 'cancelled_by_merchant');
  return ok(delivery);
}

function duplicate(): DoorDashError {
  return { status: 409, code: 'duplicate_delivery_id', message: 'Duplicate delivery ID' };
}
