import { findCampaigns } from '@comanda/campaigns';
import type { MenuIndex, Occasion } from '@comanda/cart';
import type { Campaign, Menu } from '@comanda/contracts';
import { type KnownCampaigns, settleCampaigns, type SettledOrder } from './settle-campaigns';

/**
 * Campaigns that give something away, are earned and were not asked for: the guest would have to take them first. Only those that
 * go with what is in the order.
 */
export function waitingRewards(
  settled: SettledOrder,
  known: KnownCampaigns,
  menu: { readonly menus: readonly Menu[]; readonly index: MenuIndex },
  occasion: Occasion,
): Campaign[] {
  return findCampaigns(known.listed, occasion).filter(
    (campaign) => isPicked(campaign) && !isInOrder(campaign) && givesIfTaken(campaign),
  );

  function isInOrder({ campaign_id }: Campaign): boolean {
    return settled.campaigns.some((each) => each.campaign_id === campaign_id);
  }

  function givesIfTaken({ campaign_id, campaign_code }: Campaign): boolean {
    const { cart, campaigns, outcome } = settled;
    const taken = { campaign_instance_id: campaign_id, campaign_id, campaign_code };
    const next = settleCampaigns({ cart, campaigns: [...campaigns, taken] }, known, menu, occasion);
    const after = new Map(next.outcome.instances.map((each) => [each.campaign_instance_id, each]));
    return (
      (after.get(campaign_id)?.unclaimed ?? 0) > 0 &&
      outcome.instances.every((each) => after.has(each.campaign_instance_id))
    );
  }
}

function isPicked({ campaign_code, select_reward_item, discount }: Campaign): boolean {
  return campaign_code === null && select_reward_item && discount.discount_type === 'DISCOUNT_ITEM';
}
