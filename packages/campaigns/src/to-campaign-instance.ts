import type { CampaignInstance } from '@comanda/contracts';
import type { AppliedCampaign } from './apply-campaign';
import type { CampaignCart } from './campaign-cart';

/** An applied campaign as it travels, with the units that belong to it. */
export function toCampaignInstance(
  { campaign_instance_id, campaign, discount, total_price, shares }: AppliedCampaign,
  cart: CampaignCart,
): CampaignInstance {
  return {
    campaign_instance_id,
    restaurant_id: campaign.restaurant_id,
    campaign,
    discount,
    total_price,
    items: shares.flatMap(({ line_index, units, discount: off }) => {
      const line = cart.lines[line_index];
      return line ? [{ item_id: line.item_id, multiplier: units, discount: off }] : [];
    }),
  };
}
