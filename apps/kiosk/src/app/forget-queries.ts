import type { QueryClient } from '@tanstack/react-query';

/** The answers that say nothing of a guest: the next one may find them. */
const SHARED: ReadonlySet<unknown> = new Set([
  'alive',
  'device',
  'full-slots',
  'kiosk-films',
  'menus',
  'restaurant',
  'terminals',
  'top-dishes',
]);

/**
 * Forgets all answers that were about the last guest or what they looked for. Returns what ends them for good, to be called
 * once the guest's pages are gone: a query that loses its last reader keeps its answer for minutes, forgotten or not.
 */
export function forgetQueries(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  const forgotten = cache.findAll({
    predicate: ({ queryKey: [kind, , third] }) =>
      !(SHARED.has(kind) || (kind === 'campaigns' && third === 'public')),
  });
  for (const query of forgotten) cache.remove(query);
  // Typed values, such as a phone number, are kept with the calls that sent them.
  queryClient.getMutationCache().clear();
  return () => {
    for (const query of forgotten) query.destroy();
  };
}
