import { useSyncExternalStore } from 'react';

/**
 * Reads a value that is known only where scripts run, which is not on a server. A server's page is hydrated with
 * `before`; right after, only components with another value render again. `read` must return the same value while it is
 * unchanged.
 */
export function useOnceLive<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(subscribe, read, () => before);
}

/** Whether scripts run where this is drawn: what needs the window itself comes right after a page has been taken over. */
export function useIsLive(): boolean {
  return useOnceLive(yes, false);
}

function yes(): boolean {
  return true;
}

function subscribe(): () => void {
  return () => undefined;
}
