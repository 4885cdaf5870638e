import { type ApiClient, createApiClient } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import type { Clock } from '@comanda/kernel';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { inject } from 'vitest';
import type { OrderingPolicy } from '../provider/ordering-context';
import { OrderingProvider } from '../provider/ordering-provider';
import { UsedCampaignsProvider } from '../campaigns/used-campaigns-provider';
import { createQueryClient } from '@comanda/api-client/query-client';
import { loadStateReader } from '../store/load-state-reader';
import { createFlakyNetwork, type FlakyNetwork } from './flaky-network';
import { memoryStorage } from './memory-storage';

/** A browser at the test restaurant: what survives a reload is in it. */
export type Guest = {
  readonly network: FlakyNetwork;
  readonly storage: Storage;
  readonly client: ApiClient;
  readonly clock?: Clock;
  readonly policy?: Partial<OrderingPolicy>;
  /** Their language; English by default. */
  readonly language?: Language;
  /** Where; the counter unless told otherwise. */
  readonly endpoint?: string;
  /** At a table: what is chosen goes to the kitchen in rounds. */
  readonly pays_later?: boolean;
};

type GuestChanges = Pick<Guest, 'clock' | 'policy' | 'endpoint' | 'language'>;

/** The page and the api share an origin, as in the embedded run. */
export function openOrigin(): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }; // the test environment's own
  happyDOM.setURL(inject('api_url'));
}

export function aGuest(changes: GuestChanges = {}): Guest {
  openOrigin();
  const network = createFlakyNetwork();
  const client = createApiClient({
    base_url: inject('api_url'),
    fetch: network.fetch,
    token: network.token,
    retry: { retries: 2, base_ms: 1, cap_ms: 5 },
  });
  return { network, storage: memoryStorage(), client, ...changes };
}

/** Their browser keeps no session: cookies are blocked. */
export function withoutCookies(guest: Guest): Guest {
  const { fetch } = guest.network;
  return { ...guest, client: createApiClient({ base_url: inject('api_url'), fetch }) };
}

/** Opens a page that uses a hook, and waits until it has its data. Opening another with the same guest is a reload. */
export async function openPage<Value>(
  guest: Guest,
  useValue: () => Value,
): Promise<{
  readonly now: () => Value;
  readonly queryClient: QueryClient;
  readonly close: () => void;
}> {
  await loadStateReader();
  const queryClient = createQueryClient();
  const { client, storage, clock, policy } = guest;
  const { endpoint = 'tide', language = 'en', pays_later = false } = guest;
  function Wrapper({ children }: { readonly children: ReactNode }): ReactNode {
    return (
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <OrderingProvider
            client={client}
            endpoint={endpoint}
            language={language}
            storage={storage}
            {...(clock ? { clock } : {})}
            {...(policy ? { policy } : {})}
          >
            <UsedCampaignsProvider value={pays_later}>{children}</UsedCampaignsProvider>
          </OrderingProvider>
        </Suspense>
      </QueryClientProvider>
    );
  }
  // Only an awaited act completes a page that suspends while rendering.
  const { result, unmount } = await act(async () =>
    renderHook(() => ({ value: useValue() }), { wrapper: Wrapper }),
  );
  await waitFor(() => {
    if (result.current === null) throw new Error('The page is still loading.');
  });
  return {
    now: () => result.current.value,
    queryClient,
    close: unmount,
  };
}
