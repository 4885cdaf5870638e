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

/** Whether a campaign applies as soon as it is earned. A limited one is taken by those who mean to: each use counts. */
export function isAutomatic(campaign: Campaign): boolean {
  const { is_public, campaign_code, select_reward_item, max_redemptions } = campaign;
  const hasCode = (campaign_code ?? '').trim() !== '';
  const isLimited = max_redemptions !== null || campaign.max_redemptions_per_guest !== null;
  return is_public && !hasCode && !select_reward_item && !isLimited;
}

function isAdded(campaign: Campaign, added: readonly AddedCampaign[]): boolean {
  return added.some((each) => each.campaign.campaign_id === campaign.campaign_id);
}
