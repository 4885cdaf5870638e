import type { MenuIndex, Occasion } from '@comanda/cart';
import { type Cents, zeroCents } from '@comanda/kernel';
import { type AppliedCampaign, applyCampaign, isWorthwhile } from './apply-campaign';
import type { AddedCampaign, CampaignCart } from './campaign-cart';
import type { CampaignRefusal } from './campaign-refusal';
import { kindOf, STAGES } from './discounts/table';
import { type Pile, pilesOf } from './pile';
import { refuse } from './refuse';

/** A discount spread over the lines of the cart, one share per line, as the totals take it. */
export type CampaignAdjustment = {
  readonly campaign_instance_id: string;
  readonly line_shares: readonly Cents[];
};

/** A campaign that takes no part, and why. */
export type RefusedCampaign = AddedCampaign & { readonly reason: CampaignRefusal };

export type CampaignOutcome = {
  /** In the order in which they apply. */
  readonly adjustments: readonly CampaignAdjustment[];
  /** In the order in which they were added. */
  readonly instances: readonly AppliedCampaign[];
  readonly removed: readonly RefusedCampaign[];
};

/**
 * Applies the campaigns of an order, each on what the earlier ones left and tested at its turn (CAMP-14 to CAMP-20). One that
 * joined by itself and comes to nothing is neither applied nor told of.
 */
export function applyCampaigns(
  cart: CampaignCart,
  added: readonly AddedCampaign[],
  index: MenuIndex,
  occasion: Occasion,
): CampaignOutcome {
  let piles: readonly Pile[] = pilesOf(cart, index);
  const refused = refuse(added, piles, occasion);
  const applied = new Map<AddedCampaign, AppliedCampaign>();
  for (const each of inOrderOfApplication(added.filter((one) => !refused.has(one)))) {
    const times = timesLeft(each, added, refused, applied);
    const application = applyCampaign(each, piles, times);
    if (!application.ok) {
      refused.set(each, { code: 'campaign_not_earned', missing: application.error });
    } else if (isWorthwhile(application.value.applied)) {
      applied.set(each, application.value.applied);
      piles = application.value.piles;
    }
  }
  return {
    adjustments: [...applied.values()].map((one) => toAdjustment(one, cart)),
    instances: added.flatMap((each) => applied.get(each) ?? []),
    removed: added.flatMap((each) => {
      const reason = refused.get(each);
      return reason && !each.is_automatic ? [{ ...each, reason }] : [];
    }),
  };
}

function inOrderOfApplication(added: readonly AddedCampaign[]): AddedCampaign[] {
  return STAGES.flatMap((stage) =>
    added.filter(({ campaign }) => kindOf(campaign.discount).stage === stage),
  );
}

/** What the campaign's limit leaves after its other instances, each of which is kept one (CAMP-16). */
function timesLeft(
  each: AddedCampaign,
  added: readonly AddedCampaign[],
  refused: ReadonlyMap<AddedCampaign, CampaignRefusal>,
  applied: ReadonlyMap<AddedCampaign, AppliedCampaign>,
): number {
  const { campaign_id, max_per_order } = each.campaign;
  return added
    .filter((other) => other.campaign.campaign_id === campaign_id)
    .filter((other) => other !== each && !refused.has(other))
    .reduce((left, other) => left - (applied.get(other)?.times ?? 1), max_per_order);
}

function toAdjustment(applied: AppliedCampaign, cart: CampaignCart): CampaignAdjustment {
  const line_shares = cart.lines.map(() => zeroCents);
  for (const { line_index, discount } of applied.shares) line_shares[line_index] = discount;
  return { campaign_instance_id: applied.campaign_instance_id, line_shares };
}
