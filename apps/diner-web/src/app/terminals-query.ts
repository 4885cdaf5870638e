import { scaledPause } from '@comanda/ordering';
import { createApiClient } from '@comanda/api-client';
import { queryOptions } from '@tanstack/react-query';

const ASK_AGAIN_MS = 10_000;

/** Whether this restaurant has a card reader to be paid on, for its staff. One that nobody can ask about now may well be there. */
export function isReaderThereQuery(restaurant_id: string) {
  return queryOptions({
    queryKey: ['is-reader-there', restaurant_id],
    queryFn: async ({ signal }) => {
      const listed = await createApiClient().listTerminals({ restaurant_id }, { signal });
      if (listed.ok) return listed.value.terminals.some(({ is_online }) => is_online !== false);
      throw new Error(`The card readers could not be asked for: ${listed.error.kind}.`);
    },
    staleTime: 0,
    refetchInterval: scaledPause(ASK_AGAIN_MS),
    retry: false,
  });
}
