import type { CampaignOutcome } from './apply-campaigns';
import type { AddedCampaign } from './campaign-cart';

/** Free units that a guest has earned and not taken. */
export type UnclaimedReward = AddedCampaign & {
  readonly count: number;
  /** Allowed items; empty = any. */
  readonly item_ids: readonly string[];
};

/** Rewards a guest is reminded of before paying: earned and not in the cart (CAMP-23). */
export function unclaimedRewards({ instances }: CampaignOutcome): UnclaimedReward[] {
  return instances
    .filter(({ unclaimed }) => unclaimed > 0)
    .map(({ campaign_instance_id, campaign, is_automatic, unclaimed }) => ({
      campaign_instance_id,
      campaign,
      is_automatic,
      count: unclaimed,
      item_ids: campaign.discount.items,
    }));
}
