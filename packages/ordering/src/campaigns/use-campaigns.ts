import { type CampaignView, campaignView } from './campaign-view';
import { useCatalogue } from '../provider/use-catalogue';
import { useKnownCampaigns } from './use-known-campaigns';
import { useOccasion } from '../menu/use-occasion';
import { useSettledOrder } from '../cart/use-settled-order';

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
