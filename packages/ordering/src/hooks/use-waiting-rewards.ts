import type { Campaign } from '@comanda/contracts';
import { waitingRewards } from '../model/waiting-rewards';
import { useCatalogue } from '../provider/use-catalogue';
import { useKnownCampaigns } from './use-known-campaigns';
import { useOccasion } from './use-occasion';
import { useSettledOrder } from './use-settled-order';

/** Campaigns that would give the guest something to choose, once they are taken. */
export function useWaitingRewards(): readonly Campaign[] {
  return waitingRewards(useSettledOrder(), useKnownCampaigns(), useCatalogue(), useOccasion());
}
