import type { Campaign } from '@comanda/contracts';
import type { AddedCampaign } from './campaign-cart';

/**
 * The campaigns that join an order without being asked for: public, without a code, with nothing for the guest to pick, and not
 * added already (CAMP-19). Their instance has the campaign's own id, so that browser and server agree on it.
 */
export function automaticCampaigns(
  campaigns: readonly Campaign[],
  added: readonly AddedCampaign[],
): AddedCampaign[] {
  return campaigns
    .filter((campaign) => isAutomatic(campaign) && !isAdded(campaign, added))
    .map((campaign) => ({
      campaign_instance_id: campaign.campaign_id,
      campaign,
      is_automatic: true,
    }));
}

/** Whether a campaign applies as soon as it is earned. */
export function isAutomatic(campaign: Campaign): boolean {
  const hasCode = (campaign.campaign_code ?? '').trim() !== '';
  return campaign.is_public && !hasCode && !campaign.select_reward_item;
}

function isAdded(campaign: Campaign, added: readonly AddedCampaign[]): boolean {
  return added.some((each) => each.campaign.campaign_id === campaign.campaign_id);
}
