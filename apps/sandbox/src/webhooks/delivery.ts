import { newId } from '../ids';

/** An event for an endpoint, before its delivery is decided. */
export type Announcement = {
  readonly event_id: string;
  readonly type: string;
  readonly object_id: string;
  readonly account: string | null;
  /** By which faults and delivery rules can be kept to one test's own. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly payload: string;
  /** Where it goes, when that is not the service's one endpoint. */
  readonly url?: string;
};

export type DeliveryMode = 'delay' | 'deliver' | 'drop' | 'duplicate' | 'hold' | 'reorder';

export type DeliveryState = 'delivered' | 'dropped' | 'failed' | 'held' | 'retrying' | 'waiting';

export type DeliveryAttempt = {
  readonly at: string;
  readonly status: number | null;
  readonly error: string | null;
};

/** One event on its way to the endpoint. The payload is let go once it has arrived or is given up. */
export type Delivery = Omit<Announcement, 'payload'> & {
  readonly id: string;
  readonly created: string;
  readonly mode: DeliveryMode;
  readonly attempts: DeliveryAttempt[];
  state: DeliveryState;
  payload: string | undefined;
};

export function newDelivery(announcement: Announcement, mode: DeliveryMode, now: Date): Delivery {
  return {
    ...announcement,
    id: newId('whd'),
    created: now.toISOString(),
    mode,
    attempts: [],
    state: 'waiting',
  };
}
