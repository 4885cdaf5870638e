import type { CampaignInstance } from '@comanda/contracts';
import type { AppliedCampaign } from './apply-campaign';
import type { CampaignCart } from './campaign-cart';

/** An applied campaign as it travels, with the units that belong to it. */
export function toCampaignInstance(applied: AppliedCampaign, cart: CampaignCart): CampaignInstance {
  const { campaign_instance_id, campaign, discount, total_price, line_units, line_shares } =
    applied;
  return {
    campaign_instance_id,
    restaurant_id: campaign.restaurant_id,
    campaign,
    discount,
    total_price,
    items: cart.lines.flatMap(({ item_id }, line) => {
      const multiplier = line_units[line] ?? 0;
      return multiplier > 0 ? [{ item_id, multiplier, discount: line_shares[line] ?? 0 }] : [];
    }),
  };
}
