import type { QueryClient } from '@tanstack/react-query';

/** Restaurant data read before any order. */
const KINDS = ['restaurant', 'menus', 'campaigns'];

/** Reads a restaurant, its menus and its campaigns again: something of it has changed. */
export async function refreshCatalogue(queryClient: QueryClient, endpoint: string): Promise<void> {
  await Promise.all(
    KINDS.map((kind) => queryClient.invalidateQueries({ queryKey: [kind, endpoint] })),
  );
}

/** The same where it was read a while ago, or could not be read. */
export async function refreshStaleCatalogue(
  queryClient: QueryClient,
  endpoint: string,
): Promise<void> {
  await Promise.all(
    KINDS.map((kind) =>
      queryClient.refetchQueries(
        { queryKey: [kind, endpoint], type: 'active', stale: true },
        { cancelRefetch: false },
      ),
    ),
  );
}
