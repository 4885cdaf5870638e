import {
  type CampaignRefusal,
  checkInForce,
  evaluateCampaign,
  isAutomatic,
  type Missing,
  type PurchaseGroup,
  purchaseGroups,
} from '@comanda/campaigns';
import type { MenuIndex, Occasion } from '@comanda/cart';
import type { Campaign } from '@comanda/contracts';
import { orderableOf, type SettledOrder } from './settle-campaigns';

/** A campaign beside the cart of now. */
export type CampaignView = {
  readonly campaign: Campaign;
  /** Its instances in the order; one that joined by itself has the campaign's id. */
  readonly instance_ids: readonly string[];
  /** Discount on the current order. */
  readonly discount: number;
  /** Applies as soon as it is earned, without being added. */
  readonly is_automatic: boolean;
  /** Missing conditions to earn it (again); null when it only has to be added. */
  readonly missing: Missing | null;
  /** Dishes to buy for it, full groups included; empty unless dishes must be bought together. */
  readonly groups: readonly PurchaseGroup[];
  /** Why it does not hold for this order at all. */
  readonly block: CampaignRefusal | null;
};

/** How a campaign stands in an order. */
export function campaignView(
  campaign: Campaign,
  { checked, outcome }: SettledOrder,
  index: MenuIndex,
  occasion: Occasion,
): CampaignView {
  const lines = orderableOf(checked);
  const own = outcome.instances.filter(
    (each) => each.campaign.campaign_id === campaign.campaign_id,
  );
  const evaluation = evaluateCampaign(campaign, { lines }, index);
  const inForce = checkInForce(campaign, occasion);
  return {
    campaign,
    instance_ids: own.map(({ campaign_instance_id }) => campaign_instance_id),
    discount: own.reduce((sum, { discount }) => sum + discount, 0),
    is_automatic: isAutomatic(campaign),
    missing: evaluation.ok ? null : evaluation.error,
    groups: purchaseGroups(campaign, { lines }, index),
    block: inForce.ok ? null : inForce.error,
  };
}
