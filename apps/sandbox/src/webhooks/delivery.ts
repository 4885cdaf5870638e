import { newId } from '../wire/ids';
import type { StripeEvent } from './build-event';

export type DeliveryMode = 'delay' | 'deliver' | 'drop' | 'duplicate' | 'hold' | 'reorder';

export type DeliveryState = 'delivered' | 'dropped' | 'failed' | 'held' | 'retrying' | 'waiting';

export type DeliveryAttempt = {
  readonly at: string;
  readonly status: number | null;
  readonly error: string | null;
};

/** One event on its way to the endpoint. The payload is let go once it has arrived or is given up. */
export type Delivery = {
  readonly id: string;
  readonly event_id: string;
  readonly type: string;
  readonly object_id: string;
  readonly account: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: string;
  readonly mode: DeliveryMode;
  readonly attempts: DeliveryAttempt[];
  state: DeliveryState;
  payload: string | undefined;
};

export function newDelivery(
  event: StripeEvent,
  metadata: Readonly<Record<string, string>>,
  mode: DeliveryMode,
  now: Date,
): Delivery {
  return {
    id: newId('whd'),
    event_id: event.id,
    type: event.type,
    object_id: event.data.object.id,
    account: event.account ?? null,
    metadata,
    created: now.toISOString(),
    mode,
    attempts: [],
    state: 'waiting',
    payload: JSON.stringify(event),
  };
}
