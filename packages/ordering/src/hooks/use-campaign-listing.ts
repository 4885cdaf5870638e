import { useQueryClient } from '@tanstack/react-query';
import { campaignsQuery } from '../queries/campaigns';
import { useReadCampaigns } from '../provider/campaigns-provider';
import { useOrdering } from '../provider/ordering-context';

export type CampaignListing = {
  /** Whether the restaurant's campaigns are still being read. */
  readonly is_listing: boolean;
  /** Whether they could not be read. */
  readonly is_unlisted: boolean;
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
