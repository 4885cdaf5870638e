import { openEventStream, type StreamState } from '@comanda/api-client';
import type { ComandaEvent } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { refreshCatalogue } from '../queries/refresh-catalogue';
import { scaledPause } from '../pause-scale';

/** How often is read what events would have told, while there are none. */
const POLL_MS = 10_000;
/** A kitchen may take a wrong tap back for so long before a guest gets up for it. */
const READY_AFTER_MS = 5000;

export type LiveOptions = {
  /** Also follow this guest's orders. */
  readonly guest_id?: string | null;
  /** Also follow the table that this guest sits at: who joins, what is ordered and paid. */
  readonly table_id?: string | null;
  /** Where the API is, when it is not the page's own origin. */
  readonly base_url?: string;
  readonly EventSource?: typeof EventSource;
};

/** Keeps what is on screen up to date: by the server's events, and by reading at intervals while they do not come. */
export function useLiveUpdates({
  guest_id = null,
  table_id = null,
  base_url,
  EventSource,
}: LiveOptions = {}): StreamState {
  const { endpoint } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const queryClient = useQueryClient();
  const [state, setState] = useState<StreamState>('connecting');

  useEffect(() => {
    let wasOpen = false;
    const waiting = new Set<ReturnType<typeof setTimeout>>();

    function catchUp(): void {
      refreshOwn(queryClient, { guest_id, table_id });
      if (guest_id) refreshDelivery(queryClient, guest_id);
    }

    const stream = openEventStream({
      topics: [
        `restaurant:${restaurant_id}`,
        ...(guest_id ? [`guest:${guest_id}`] : []),
        ...(table_id ? [`table:${table_id}`] : []),
      ],
      onEvent(event) {
        if (event.type !== 'order.changed' || event.status !== 'ORDER_READY') {
          refreshAfter(event, queryClient, endpoint);
          return;
        }
        const timer = setTimeout(() => {
          waiting.delete(timer);
          refreshAfter(event, queryClient, endpoint);
        }, scaledPause(READY_AFTER_MS));
        waiting.add(timer);
      },
      onGap() {
        void refreshCatalogue(queryClient, endpoint);
        catchUp();
      },
      onState(next) {
        setState(next);
        if (next !== 'open' || wasOpen) return;
        wasOpen = true;
        // A stream tells nothing of before it was open, and what the page shows was read before.
        catchUp();
      },
      ...(base_url === undefined ? {} : { base_url }),
      ...(EventSource === undefined ? {} : { EventSource }),
    });
    return () => {
      stream.close();
      for (const timer of waiting) clearTimeout(timer);
    };
  }, [queryClient, endpoint, restaurant_id, guest_id, table_id, base_url, EventSource]);

  useEffect(() => {
    if (state !== 'polling') return;
    const timer = setInterval(() => {
      void refreshCatalogue(queryClient, endpoint);
      refreshOwn(queryClient, { guest_id, table_id });
    }, scaledPause(POLL_MS));
    return () => clearInterval(timer);
  }, [state, queryClient, endpoint, guest_id, table_id]);

  return state;
}

function refreshAfter(event: ComandaEvent, queryClient: QueryClient, endpoint: string): void {
  switch (event.type) {
    case 'restaurant.changed':
      void refreshCatalogue(queryClient, endpoint);
      break;
    case 'order.changed':
      refreshOrders(queryClient, event.guest_id);
      refreshDelivery(queryClient, event.guest_id);
      refreshTable(queryClient, event.table_id);
      break;
    case 'delivery.changed':
      refreshDelivery(queryClient, event.guest_id);
      break;
    case 'table.changed':
    case 'table.closed':
      refreshTable(queryClient, event.table_id);
      break;
    case 'call.changed':
    case 'screen.changed':
    case 'device.changed':
      // Sent to staff and their devices only.
      break;
    default:
      assertNever(event);
  }
}

type Own = { readonly guest_id: string | null; readonly table_id: string | null };

function refreshOwn(queryClient: QueryClient, { guest_id, table_id }: Own): void {
  if (guest_id) refreshOrders(queryClient, guest_id);
  if (table_id) refreshTable(queryClient, table_id);
}

function refreshTable(queryClient: QueryClient, table_id: string): void {
  void queryClient.invalidateQueries({ queryKey: ['table', table_id] });
}

function refreshDelivery(queryClient: QueryClient, guest_id: string): void {
  void queryClient.invalidateQueries({ queryKey: ['delivery', guest_id] });
}

function refreshOrders(queryClient: QueryClient, guest_id: string): void {
  void queryClient.invalidateQueries({ queryKey: ['guest-order', guest_id] });
  void queryClient.invalidateQueries({ queryKey: ['receipt', guest_id] });
}
