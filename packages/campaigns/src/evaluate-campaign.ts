import type { MenuIndex } from '@comanda/cart';
import type { Campaign } from '@comanda/contracts';
import { ok, type Result } from '@comanda/kernel';
import type { CampaignCart } from './campaign-cart';
import { conditionOf } from './conditions/table';
import type { Missing } from './missing';
import { openPiles } from './open-piles';

/** Whether the lines that belong to no campaign earn this one, and how many times over; if not, what is missing (CAMP-22). */
export function evaluateCampaign(
  campaign: Campaign,
  cart: CampaignCart,
  index: MenuIndex,
): Result<{ readonly times: number }, Missing> {
  const earned = conditionOf(campaign)(campaign, openPiles(cart, index), campaign.max_per_order);
  return earned.ok ? ok({ times: earned.value.times }) : earned;
}
