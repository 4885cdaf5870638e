import { QueryClient } from '@tanstack/react-query';

/** A query client that leaves retrying to the API client, which knows what may be retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 60_000,
        // The API client tells the outcome itself; a paused query would only look like a slow one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
