import { addCampaign } from '@comanda/campaigns';
import type { Campaign } from '@comanda/contracts';
import { useCatalogue } from '../provider/use-catalogue';
import { useCampaignSuggestions } from './use-campaign-suggestions';
import { useOccasion } from '../menu/use-occasion';
import { useSettledOrder } from '../cart/use-settled-order';

/** Campaigns that are earned, were not asked for and would give the guest something to choose. Only those that take nothing off that is in the order. */
export function useWaitingRewards(): readonly Campaign[] {
  const { index } = useCatalogue();
  const occasion = useOccasion();
  const settled = useSettledOrder();

  function canBeTaken(campaign: Campaign): boolean {
    const { campaign_id, is_exclusive } = campaign;
    const wanted = { campaign_instance_id: campaign_id, campaign, is_automatic: false };
    return (
      settled.outcome.instances.every(
        (each) => !is_exclusive && each.campaign.campaign_id !== campaign_id,
      ) && addCampaign(settled, wanted, [], index, occasion).ok
    );
  }

  return useCampaignSuggestions()
    .filter(({ missing }) => missing === null)
    .map(({ campaign }) => campaign)
    .filter(
      (campaign) =>
        campaign.select_reward_item &&
        campaign.campaign_code === null &&
        campaign.discount.discount_type === 'DISCOUNT_ITEM' &&
        canBeTaken(campaign),
    );
}
