import { createApiClient, serverClock, setServerClock } from '@comanda/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@comanda/api-client/query-client';
import { createOrderingStore } from '../store/ordering-store';
import { openKept } from '../store/persistence';
import { serialiseOrder } from '../store/serialise-state';
import { memoryStorage } from '../testing/memory-storage';
import { aGuest, openPage } from '../testing/render-ordering';
import { useNow } from './now-provider';
import { OrderingProvider } from './ordering-provider';
import { useOrderingStore } from './use-ordering-store';

test('what an earlier visit kept is read before the page is drawn', async () => {
  const complaints = vi.spyOn(console, 'error');
  await act(async () => draw());
  expect(await screen.findByText('Ada')).toBeDefined();
  cleanup();
  // The state reader is loaded by now: nothing suspends any more.
  draw();
  expect(screen.getByText('Ada')).toBeDefined();
  expect(complaints.mock.calls).toEqual([]);
});

test('the time is the server’s, whatever the phone’s clock shows', async () => {
  const now = Date.now();
  vi.useFakeTimers({ now: now + 9 * 3_600_000, toFake: ['Date'] });
  try {
    const page = await openPage(aGuest(), useNow);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(Math.abs(page.now().getTime() - now)).toBeLessThan(60_000));
  } finally {
    vi.useRealTimers();
    const [asked_ms, answered_ms] = [Date.now(), Date.now()];
    setServerClock({ date: new Date().toUTCString(), asked_ms, answered_ms });
  }
  expect(Math.abs(serverClock.now().getTime() - Date.now())).toBeLessThan(60_000);
});

function draw(): void {
  const storage = memoryStorage();
  const { store } = createOrderingStore(openKept(null, 'harbor'), null);
  const details = { ...store.getState().details, name: 'Ada' };
  storage.setItem('comanda:order:harbor', serialiseOrder({ ...store.getState(), details }));
  const client = createApiClient({ fetch: () => new Promise(() => undefined) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Suspense>
        <OrderingProvider client={client} endpoint="harbor" language="en" storage={storage}>
          <Name />
        </OrderingProvider>
      </Suspense>
    </QueryClientProvider>,
  );
}

function Name() {
  return useOrderingStore(({ details }) => details.name);
}
