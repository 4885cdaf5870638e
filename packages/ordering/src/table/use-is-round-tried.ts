import { useOrdering } from '../provider/ordering-context';
import { useOrderingStore } from '../provider/use-ordering-store';
import { isTried } from './sent-round';

/** Whether a round of this guest could not be sent yet, and is sent again by itself where rounds are sent. */
export function useIsRoundTried(): boolean {
  const { clock } = useOrdering();
  return useOrderingStore(({ round, guest }) => isTried(round, guest, clock.now()));
}
