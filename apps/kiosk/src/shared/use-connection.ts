import { useIsReachable } from '@comanda/ordering';
import { useIsOnline } from '@comanda/web/online';

/** Whether orders can be sent now. The server is asked at intervals, also while events arrive: a stream outlives a dead network. */
export function useConnection(): boolean {
  const isOnline = useIsOnline();
  const isReachable = useIsReachable('polling');
  return isOnline && isReachable;
}
