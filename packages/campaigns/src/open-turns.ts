import type { Occasion } from '@comanda/cart';
import { type AppliedCampaign, applyCampaign, isWorthwhile } from './apply-campaign';
import type { AddedCampaign } from './campaign-cart';
import type { CampaignRefusal } from './campaign-refusal';
import { checkInForce } from './check-in-force';
import { type Pile, splitByOwner } from './pile';

/** A campaign of an order until its turn is over: then it was refused or applied, or joined by itself and came to nothing. */
export type Turn = AddedCampaign & {
  refusal: CampaignRefusal | null;
  applied: AppliedCampaign | null;
};

/** A turn for each campaign; those that need not be looked at further are refused. Each check sees what the one before it let through. */
export function openTurns(
  added: readonly AddedCampaign[],
  piles: readonly Pile[],
  occasion: Occasion,
): Turn[] {
  const kept: Turn[] = [];
  const turns = added.map((each) => {
    const turn: Turn = { ...each, refusal: refusalOf(each, kept, occasion), applied: null };
    if (!turn.refusal) kept.push(turn);
    return turn;
  });
  for (const turn of notCombinable(kept, piles)) {
    turn.refusal = { code: 'campaign_not_combinable' };
  }
  return turns;
}

/** Of a campaign's instances the first stay; one that joined by itself makes way for those that were added (CAMP-16). */
function refusalOf(
  { campaign, is_automatic }: AddedCampaign,
  kept: readonly AddedCampaign[],
  occasion: Occasion,
): CampaignRefusal | null {
  const inForce = checkInForce(campaign, occasion);
  if (!inForce.ok) return inForce.error;
  const { campaign_id, max_per_order } = campaign;
  const same = kept.filter((other) => other.campaign.campaign_id === campaign_id);
  return same.length >= (is_automatic ? 1 : max_per_order)
    ? { code: 'campaign_limit_reached', max_per_order }
    : null;
}

/** An exclusive campaign that is earned stands alone; one that joins by itself does so only beside nothing (CAMP-20). */
function notCombinable(added: readonly Turn[], piles: readonly Pile[]): Turn[] {
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
