import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { useCatalogue } from '../provider/use-catalogue';
import { NodeEventSource } from '@comanda/testing/node-event-source';
import { aGuest, openPage } from '../testing/render-ordering';
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
