import { createApiClient } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How often is asked whether a session that staff order under still lives. */
const ASK_AGAIN_MS = 60_000;

/** The id of the restaurant whose staff are signed in on this browser; null where nobody is. */
export function staffSessionQuery() {
  return queryOptions({
    queryKey: ['staff-session'],
    queryFn: async ({ signal }) => {
      const session = await createApiClient().getStaffSession({}, { signal });
      if (session.ok) return session.value.restaurant_id;
      if (session.error.kind === 'problem') return null;
      // No reply ended the session.
      throw new Error(`The staff session could not be asked for: ${session.error.kind}.`);
    },
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
}
