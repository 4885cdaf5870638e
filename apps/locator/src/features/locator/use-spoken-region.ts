import { useSyncExternalStore } from 'react';

/** The browser's language with its region, such as en-US. A server has none, and neither has the page that it draws. */
export function useSpokenRegion(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => navigator.language,
    () => '',
  );
}
