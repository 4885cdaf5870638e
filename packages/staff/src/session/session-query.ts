import { type ApiClient, unwrap } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

const REFRESH_MS = 60_000;

/** Reads the staff session of this device; null without one, or when it is at another restaurant. */
export function sessionQuery(client: ApiClient, restaurant_id: string) {
  return queryOptions({
    queryKey: ['staff-session', restaurant_id],
    queryFn: async ({ signal }) => {
      const result = await client.getStaffSession({}, { signal });
      if (!result.ok && result.error.kind === 'problem') return null;
      const session = unwrap(result);
      return session.restaurant_id === restaurant_id ? session : null;
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}
