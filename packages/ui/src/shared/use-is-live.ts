import { useSyncExternalStore } from 'react';

/**
 * Whether scripts run where this is drawn. Not on a server, nor for the moment in which a page of a server is taken over: what
 * needs the window itself comes right after.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}
