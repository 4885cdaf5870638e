import { useQueryClient } from '@tanstack/react-query';
import { campaignsQuery } from '../queries/campaigns';
import { type ReadCampaigns, useReadCampaigns } from './campaigns-provider';
import { useOrdering } from '../provider/ordering-context';

export type CampaignListing = Pick<ReadCampaigns, 'is_listing' | 'is_unlisted'> & {
  readonly readAgain: () => void;
};

/** How far the restaurant's list of campaigns is: until it is known, nobody can say that there are none. */
export function useCampaignListing(): CampaignListing {
  const { client, endpoint, language } = useOrdering();
  const { is_listing, is_unlisted } = useReadCampaigns();
  const queryClient = useQueryClient();
  const { queryKey } = campaignsQuery(client, { endpoint, language });
  return {
    is_listing,
    is_unlisted,
    readAgain: () => void queryClient.refetchQueries({ queryKey }),
  };
}
