import type { StreamState } from '@comanda/api-client';
import { type Delivery, MAX_TRACKING_TRIES } from '@comanda/contracts';
import { scaledPause } from '../pause-scale';

const POLL_MS = 10_000;

export type Asked = {
  readonly events: StreamState;
  /** undefined = not known yet; null = nothing is brought. */
  readonly delivery: Delivery | null | undefined;
  /** How often was asked already, with or without an answer. */
  readonly tries: number;
};

/** When to ask again where a delivery is, in milliseconds; false = not by itself: events tell, it has arrived, or enough was asked. */
export function trackingInterval({ events, delivery, tries }: Asked): number | false {
  return events !== 'open' && !isOver(delivery) && tries < MAX_TRACKING_TRIES
    ? scaledPause(POLL_MS)
    : false;
}

/** Whether nothing will happen to it any more. */
export function isOver(delivery: Pick<Delivery, 'status'> | null | undefined): boolean {
  return delivery === null || delivery?.status === 'DELIVERED' || delivery?.status === 'CANCELLED';
}
