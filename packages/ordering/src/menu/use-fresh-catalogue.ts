import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { refreshStaleCatalogue } from '../queries/refresh-catalogue';

/** Begins each page with what is fresh: what was read a while ago, or could not be read, is read again behind it. Gives what does so at once. */
export function useFreshCatalogue(page: string): () => void {
  const { endpoint } = useOrdering();
  const queryClient = useQueryClient();
  const refresh = useCallback(
    () => void refreshStaleCatalogue(queryClient, endpoint),
    [queryClient, endpoint],
  );
  useEffect(refresh, [refresh, page]);
  return refresh;
}
