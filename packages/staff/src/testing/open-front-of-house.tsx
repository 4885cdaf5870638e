import { createApiClient, type ApiClient, unwrap } from '@comanda/api-client';
import { NodeEventSource } from '@comanda/testing/node-event-source';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inject } from 'vitest';
import { StaffProvider } from '../provider/staff-provider';

export const PIN = '471128';

let devices = 0;

/** A device of the test restaurant's staff, with an address of its own and a page that uses a hook. */
export async function openFrontOfHouse<Value>(useValue: () => Value): Promise<{
  readonly now: () => Value;
  readonly restaurant_id: string;
  /** Ends the page's stream, as a network does. */
  readonly dropStream: () => void;
}> {
  const base_url = inject('api_url');
  const { restaurant } = unwrap(
    await createApiClient({ base_url }).getRestaurant({ restaurant: 'pier' }),
  );
  const { restaurant_id } = restaurant;
  devices += 1;
  const { client, headers } = clientAt(`198.51.100.${devices}`);
  const streams: NodeEventSource[] = [];
  class DeviceEventSource extends NodeEventSource {
    constructor(url: string) {
      super(url, { headers: headers() });
      streams.push(this);
    }
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  function Wrapper({ children }: { readonly children: ReactNode }): ReactNode {
    return (
      <QueryClientProvider client={queryClient}>
        <StaffProvider
          client={client}
          restaurant_id={restaurant_id}
          base_url={base_url}
          EventSource={DeviceEventSource as unknown as typeof EventSource} // as much of it as is used
        >
          {children}
        </StaffProvider>
      </QueryClientProvider>
    );
  }
  const { result } = await act(async () => renderHook(useValue, { wrapper: Wrapper }));
  return {
    now: () => result.current,
    restaurant_id,
    dropStream: () => streams.at(-1)?.onerror?.(),
  };
}

/** A client that keeps the token of a sign-in or a pairing, as a browser keeps a cookie. */
function clientAt(address: string): {
  readonly client: ApiClient;
  readonly headers: () => Record<string, string>;
} {
  let token: string | null = null;
  function headers(): Record<string, string> {
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    return { 'x-forwarded-for': address, ...authorization };
  }
  const client = createApiClient({
    base_url: inject('api_url'),
    token: () => token,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', address);
      return fetch(request);
    },
  });
  return {
    headers,
    client: {
      ...client,
      async signInStaff(body, options) {
        const signed = await client.signInStaff(body, options);
        if (signed.ok) token = signed.value.token;
        return signed;
      },
      async pairDevice(body, options) {
        const paired = await client.pairDevice(body, options);
        if (paired.ok) token = paired.value.token;
        return paired;
      },
      async signOutStaff(input, options) {
        const signed = await client.signOutStaff(input, options);
        token = null;
        return signed;
      },
    },
  };
}
