import type { Occasion } from '@comanda/cart';
import { applyCampaign, isWorthwhile } from './apply-campaign';
import type { AddedCampaign } from './campaign-cart';
import type { CampaignRefusal } from './campaign-refusal';
import { checkInForce } from './check-in-force';
import { type Pile, splitByOwner } from './pile';

type ReasonOf = (each: AddedCampaign) => CampaignRefusal | null;

/** Which campaigns of an order need not be looked at further, and why; each check sees what the one before it let through. */
export function refuse(
  added: readonly AddedCampaign[],
  piles: readonly Pile[],
  occasion: Occasion,
): Map<AddedCampaign, CampaignRefusal> {
  const refused = new Map<AddedCampaign, CampaignRefusal>();
  for (const check of [notInForce(occasion), aboveLimit, notCombinable(piles)]) {
    const kept = added.filter((each) => !refused.has(each));
    const reasonOf = check(kept);
    for (const each of kept) {
      const reason = reasonOf(each);
      if (reason) refused.set(each, reason);
    }
  }
  return refused;
}

function notInForce(occasion: Occasion): () => ReasonOf {
  return () => (each) => {
    const inForce = checkInForce(each.campaign, occasion);
    return inForce.ok ? null : inForce.error;
  };
}

/** The first ones stay; one that joined by itself makes way for those that were added (CAMP-16). */
function aboveLimit(added: readonly AddedCampaign[]): ReasonOf {
  return (each) => {
    const { campaign_id, max_per_order } = each.campaign;
    const same = added.filter(({ campaign }) => campaign.campaign_id === campaign_id);
    const limit = each.is_automatic ? 1 : max_per_order;
    return same.indexOf(each) < limit ? null : { code: 'campaign_limit_reached', max_per_order };
  };
}

/** An exclusive campaign that is earned stands alone; one that joins by itself does so only beside nothing (CAMP-20). */
function notCombinable(piles: readonly Pile[]): (added: readonly AddedCampaign[]) => ReasonOf {
  return (added) => {
    if (!added.some(({ campaign }) => campaign.is_exclusive)) return () => null;
    const asked = added.filter(({ is_automatic }) => !is_automatic);
    const rivals = asked.some(isEarned) ? asked : added;
    const alone = rivals.find((each) => each.campaign.is_exclusive && isEarned(each));
    return (each) => {
      const isOutdone = alone
        ? each !== alone
        : each.campaign.is_exclusive && !rivals.includes(each);
      return isOutdone ? { code: 'campaign_not_combinable' } : null;
    };
  };

  function isEarned(each: AddedCampaign): boolean {
    const [open] = splitByOwner(piles, each.campaign_instance_id);
    const application = applyCampaign(each, open, 1, []);
    return application.ok && isWorthwhile(application.value.applied);
  }
}
