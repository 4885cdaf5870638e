import { type CampaignSuggestion, suggestCampaigns } from '@comanda/campaigns';
import type { Campaign } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { type CampaignView, campaignView } from '../model/campaign-view';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { campaignsQuery } from '../queries/campaigns';
import { useKnownCampaigns } from './use-known-campaigns';
import { useOccasion } from './use-occasion';
import { useSettledOrder } from './use-settled-order';

export type CampaignList = {
  readonly featured: readonly CampaignView[];
  readonly others: readonly CampaignView[];
};

/** The restaurant's campaigns beside the cart of now, in the restaurant's order; those found by a code among them. */
export function useCampaigns(): CampaignList {
  const { index } = useCatalogue();
  const { listed, coded } = useKnownCampaigns();
  const settled = useSettledOrder();
  const occasion = useOccasion();
  const views = [...listed, ...coded].map((campaign) =>
    campaignView(campaign, settled, index, occasion),
  );
  return {
    featured: views.filter(({ campaign }) => campaign.is_featured),
    others: views.filter(({ campaign }) => !campaign.is_featured),
  };
}

/** What is worth mentioning: campaigns that are earned and wait to be added, then those within reach, nearest first. */
export function useCampaignSuggestions(): readonly CampaignSuggestion[] {
  const { index } = useCatalogue();
  const { listed } = useKnownCampaigns();
  const { checked, added } = useSettledOrder();
  const occasion = useOccasion();
  const lines = checked.lines.filter(({ is_orderable }) => is_orderable).map(({ line }) => line);
  return suggestCampaigns({ lines }, listed, added, index, occasion);
}

/** What the restaurant wants seen first, whatever is in the cart. */
export function useFeaturedCampaigns(): readonly Campaign[] {
  const { client, endpoint, language } = useOrdering();
  const list = useQuery(campaignsQuery(client, { endpoint, language }));
  return (list.data ?? []).filter(({ is_featured }) => is_featured);
}
