import type { AccountBooks } from '../store/account-books';
import { API_VERSION } from '../wire/constants';
import { newId } from '../../../ids';
import type { EventObject } from '../world';
import type { EventType } from './event-types';

export type StripeEvent = {
  readonly id: string;
  readonly object: 'event';
  /** The connected account that it happened on. */
  readonly account?: string;
  readonly api_version: string;
  readonly created: number;
  readonly data: {
    readonly object: EventObject;
    readonly previous_attributes?: Readonly<Record<string, unknown>>;
  };
  readonly livemode: boolean;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string; readonly idempotency_key: string | null };
  readonly type: EventType;
};

type Happening = {
  readonly account: AccountBooks;
  readonly caller: { readonly requestId: string; readonly idempotencyKey: string | undefined };
  readonly created: number;
  readonly object: EventObject;
  readonly previous: Readonly<Record<string, unknown>> | undefined;
  readonly type: EventType;
};

/** An event holds the object as it is now; later changes make other events. */
export function buildEvent(happening: Happening): StripeEvent {
  const { account, caller, created, object, previous, type } = happening;
  return {
    id: newId('evt'),
    object: 'event',
    ...(account.id === null ? {} : { account: account.id }),
    api_version: API_VERSION,
    created,
    data: previous ? { object, previous_attributes: previous } : { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: caller.requestId, idempotency_key: caller.idempotencyKey ?? null },
    type,
  };
}
