import { useOrdering } from '../provider/ordering-context';
import { useOrderingStore } from '../provider/use-ordering-store';
import type { LostCampaign } from '../store/campaign-slice';

/** The campaigns that had to go and that the guest has not been told of, and the way to say that it was told. */
export function useLostCampaigns(): {
  readonly lost: readonly LostCampaign[];
  readonly forget: () => void;
} {
  const { store } = useOrdering();
  const lost = useOrderingStore((state) => state.lost_campaigns);
  return { lost, forget: () => store.getState().forgetLostCampaigns() };
}
