import type { Campaign } from '@comanda/contracts';

/**
 * Campaigns left for a further round of an order: a campaign counts once per order, however many rounds it has. A
 * percentage gives the same in rounds as in one order (CAMP-33).
 */
export function campaignsLeft(
  campaigns: readonly Campaign[],
  used_campaign_ids: readonly string[],
): Campaign[] {
  return campaigns.filter(
    ({ campaign_id, discount }) =>
      !used_campaign_ids.includes(campaign_id) ||
      (discount.discount_type === 'DISCOUNT_PERCENT' && discount.max_amount === null),
  );
}
