import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { useCatalogue } from '../provider/use-catalogue';
import { NodeEventSource } from '@comanda/testing/node-event-source';
import { aGuest, openPage } from '../testing/render-ordering';
import { setPauseScale } from '../pause-scale';
import { setStock } from '../testing/the-kitchen';
import { useLiveUpdates } from './use-live-updates';

const EventSourceOfNode = NodeEventSource as unknown as typeof EventSource; // as much of it as is used

test('a dish that sells out is seen without asking', async () => {
  const base_url = inject('api_url');
  const page = await openPage(aGuest(), () => ({
    catalogue: useCatalogue(),
    state: useLiveUpdates({ base_url, EventSource: EventSourceOfNode }),
  }));
  await waitFor(() => expect(page.now().state).toBe('open'));
  const { restaurant, index } = page.now().catalogue;
  const entry = [...index.values()].find(({ item }) => item.name === 'Whelks');
  if (!entry) throw new Error('There are no whelks.');
  const place = { restaurant_id: restaurant.restaurant_id, item_id: entry.item.item_id };
  function isInStock(): boolean | undefined {
    return page.now().catalogue.index.get(place.item_id)?.item.is_in_stock;
  }
  try {
    await act(() => setStock(place, false));
    await waitFor(() => expect(isInStock()).toBe(false));
  } finally {
    await act(() => setStock(place, true));
  }
  await waitFor(() => expect(isInStock()).toBe(true));
});

test('without a stream the page says that it polls', async () => {
  const page = await openPage(aGuest(), () => ({ state: useLiveUpdates() }));
  await waitFor(() => expect(page.now().state).toBe('polling'));
});

test('what happened at the table before the stream was open is read once it is', async () => {
  let open: () => void = () => undefined;
  class LateSource {
    onopen: () => void = () => undefined;
    constructor() {
      open = () => this.onopen();
    }
    addEventListener() {}
    close() {}
  }
  let status = 'ORDER_SENT_TO_KITCHEN';
  const page = await openPage(aGuest(), () => ({
    order: useQuery({ queryKey: ['table', 'here'], queryFn: async () => status }),
    state: useLiveUpdates({
      table_id: 'here',
      EventSource: LateSource as unknown as typeof EventSource, // as much of it as is used
    }),
  }));
  await waitFor(() => expect(page.now().order.data).toBe('ORDER_SENT_TO_KITCHEN'));
  status = 'ORDER_CANCELLED';
  act(open);
  await waitFor(() => expect(page.now().order.data).toBe('ORDER_CANCELLED'));
  expect(page.now().state).toBe('open');
});

test('a ready order is shown a little later, so that a wrong tap is taken back before its guest gets up', async () => {
  let send: (status: string) => void = () => undefined;
  class ToldSource {
    onopen: () => void = () => undefined;
    constructor() {
      queueMicrotask(() => this.onopen());
    }
    addEventListener(name: string, receive: (message: object) => void) {
      if (name !== 'message') return;
      send = (status) => {
        const event = {
          type: 'order.changed',
          restaurant_id: 'r',
          guest_id: 'ada',
          table_id: 't',
          status,
        };
        receive({ data: JSON.stringify(event), lastEventId: '' });
      };
    }
    close() {}
  }
  let status = 'ORDER_PREPARING';
  let reads = 0;
  const page = await openPage(aGuest(), () => ({
    order: useQuery({
      queryKey: ['guest-order', 'ada'],
      queryFn: async () => {
        reads += 1;
        return status;
      },
    }),
    state: useLiveUpdates({
      EventSource: ToldSource as unknown as typeof EventSource, // as much of it as is used
    }),
  }));
  await waitFor(() => expect(page.now().state).toBe('open'));
  await waitFor(() => expect(page.now().order.data).toBe('ORDER_PREPARING'));
  const before = reads;
  setPauseScale(1000);
  try {
    act(() => send('ORDER_READY'));
    act(() => send('ORDER_PREPARING'));
    await waitFor(() => expect(reads).toBe(before + 1));
    setPauseScale(0);
    status = 'ORDER_READY';
    act(() => send('ORDER_READY'));
    await waitFor(() => expect(page.now().order.data).toBe('ORDER_READY'));
    expect(reads).toBe(before + 2);
  } finally {
    setPauseScale(1);
  }
});
