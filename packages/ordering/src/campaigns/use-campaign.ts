import { type CampaignView, campaignView } from './campaign-view';
import { useCatalogue } from '../provider/use-catalogue';
import { useKnownCampaigns } from './use-known-campaigns';
import { useOccasion } from '../menu/use-occasion';
import { useSettledOrder } from '../cart/use-settled-order';

/** One campaign beside the cart of now; null when there is none that the guest may see, and while it is read (`useCampaignListing`). */
export function useCampaign(campaign_id: string): CampaignView | null {
  const { index } = useCatalogue();
  const { listed, coded } = useKnownCampaigns();
  const settled = useSettledOrder();
  const occasion = useOccasion();
  const campaign = [...listed, ...coded].find((each) => each.campaign_id === campaign_id);
  return campaign ? campaignView(campaign, settled, index, occasion) : null;
}
