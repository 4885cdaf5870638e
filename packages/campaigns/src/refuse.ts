import type { Occasion } from '@comanda/cart';
import { applyCampaign, isWorthwhile } from './apply-campaign';
import type { AddedCampaign } from './campaign-cart';
import type { CampaignRefusal } from './campaign-refusal';
import { checkInForce } from './check-in-force';
import { type Pile, splitByOwner } from './pile';

/** Which campaigns of an order need not be looked at further, and why; each check sees what the one before it let through. */
export function refuse(
  added: readonly AddedCampaign[],
  piles: readonly Pile[],
  occasion: Occasion,
): Map<AddedCampaign, CampaignRefusal> {
  const refused = new Map<AddedCampaign, CampaignRefusal>();
  const kept: AddedCampaign[] = [];
  for (const each of added) {
    const inForce = checkInForce(each.campaign, occasion);
    if (!inForce.ok) refused.set(each, inForce.error);
    else if (isAboveLimit(each, kept)) refused.set(each, limitReached(each));
    else kept.push(each);
  }
  for (const each of notCombinable(kept, piles)) {
    refused.set(each, { code: 'campaign_not_combinable' });
  }
  return refused;
}

/** The first ones stay; one that joined by itself makes way for those that were added (CAMP-16). */
function isAboveLimit({ campaign, is_automatic }: AddedCampaign, kept: readonly AddedCampaign[]) {
  const same = kept.filter((other) => other.campaign.campaign_id === campaign.campaign_id);
  return same.length >= (is_automatic ? 1 : campaign.max_per_order);
}

function limitReached({ campaign: { max_per_order } }: AddedCampaign): CampaignRefusal {
  return { code: 'campaign_limit_reached', max_per_order };
}

/** An exclusive campaign that is earned stands alone; one that joins by itself does so only beside nothing (CAMP-20). */
function notCombinable(added: readonly AddedCampaign[], piles: readonly Pile[]): AddedCampaign[] {
  if (!added.some(isExclusive)) return [];
  const asked = added.filter(({ is_automatic }) => !is_automatic);
  const rivals = asked.some(isEarned) ? asked : added;
  const alone = rivals.find((each) => isExclusive(each) && isEarned(each));
  return added.filter((each) =>
    alone ? each !== alone : isExclusive(each) && !rivals.includes(each),
  );

  function isEarned(each: AddedCampaign): boolean {
    const [open] = splitByOwner(piles, each.campaign_instance_id);
    const application = applyCampaign(each, open, 1, []);
    return application.ok && isWorthwhile(application.value.applied);
  }
}

function isExclusive({ campaign }: AddedCampaign): boolean {
  return campaign.is_exclusive;
}
