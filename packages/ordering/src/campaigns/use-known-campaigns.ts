import { campaignsLeft } from '@comanda/campaigns';
import { onceFor } from '../cart/once-for';
import type { KnownCampaigns } from './settle-campaigns';
import { type ReadCampaigns, useReadCampaigns } from './campaigns-provider';
import { useUsedCampaigns } from './used-campaigns-provider';

/** The campaigns of the restaurant that an order may have: those in its list, and those that the guest's codes have opened. None while they are read. */
export function useKnownCampaigns(): KnownCampaigns {
  return known(useReadCampaigns(), useUsedCampaigns());
}

const known = onceFor(
  ({ listed, coded, is_complete }: ReadCampaigns, used: readonly string[]): KnownCampaigns => ({
    listed: campaignsLeft(listed, used),
    coded: campaignsLeft(coded, used),
    is_complete,
  }),
);
