import type { StaffClient } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';
import { replyOf } from '../provider/reply-of';

const REFRESH_MS = 60_000;

/** Who is signed in on this device; null when nobody is, or at another restaurant. */
export function sessionQuery(client: StaffClient, restaurant_id: string) {
  return queryOptions({
    queryKey: ['staff-session', restaurant_id],
    queryFn: async ({ signal }) => {
      const result = await client.getStaffSession({ signal });
      if (!result.ok && result.error.kind === 'problem') return null;
      const session = replyOf(result);
      return session.restaurant_id === restaurant_id ? session : null;
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}
