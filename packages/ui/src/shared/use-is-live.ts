import { useSyncExternalStore } from 'react';

/**
 * What is known only where scripts run, which is not on a server. A page of a server is taken over as it was drawn, `before`; right
 * after, only those parts are drawn again for which it is something else. To be told by the same value as long as it is the same.
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
