import { type CampaignView, campaignView } from '../model/campaign-view';
import { useCatalogue } from '../provider/use-catalogue';
import { type CampaignActions, useCampaignActions } from './use-campaign-actions';
import { useKnownCampaigns } from './use-known-campaigns';
import { useOccasion } from './use-occasion';
import { useSettledOrder } from './use-settled-order';

export type CampaignDetail = CampaignView & {
  readonly add: (
    lines?: Parameters<CampaignActions['add']>[1],
  ) => ReturnType<CampaignActions['add']>;
  readonly edit: CampaignActions['edit'];
  readonly remove: CampaignActions['remove'];
};

/** One campaign beside the cart of now; null while it is read, and when there is none that the guest may see. */
export function useCampaign(campaign_id: string): CampaignDetail | null {
  const { index } = useCatalogue();
  const { listed, coded } = useKnownCampaigns();
  const settled = useSettledOrder();
  const occasion = useOccasion();
  const { add, edit, remove } = useCampaignActions();
  const campaign = [...listed, ...coded].find((each) => each.campaign_id === campaign_id);
  if (!campaign) return null;
  const view = campaignView(campaign, settled, index, occasion);
  return { ...view, add: (lines) => add(campaign, lines), edit, remove };
}
