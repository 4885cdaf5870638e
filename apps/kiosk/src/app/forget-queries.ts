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

/** Forgets all answers that were about the last guest or what they looked for. */
export function forgetQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [kind, , third] }) =>
      !(SHARED.has(kind) || (kind === 'campaigns' && third === 'public')),
  });
  // Typed values, such as a phone number, are kept with the calls that sent them.
  queryClient.getMutationCache().clear();
}
