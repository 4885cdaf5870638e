import { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which a reply counts as fresh. */
export const FRESH_MS = 60_000;

/** A query client that leaves retrying to the API client, which knows what may be retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: FRESH_MS,
        // The API client tells the outcome itself; a paused query would only look like a slow one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
