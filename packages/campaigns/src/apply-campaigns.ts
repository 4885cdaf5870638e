import type { MenuIndex, Occasion } from '@comanda/cart';
import { type Cents, zeroCents } from '@comanda/kernel';
import { type AppliedCampaign, applyCampaign, isWorthwhile } from './apply-campaign';
import type { AddedCampaign, CampaignCart } from './campaign-cart';
import type { CampaignRefusal } from './campaign-refusal';
import { stageOf } from './discounts/table';
import { inOrder, type Pile, pilesByLine, splitByOwner } from './pile';
import { refuse } from './refuse';

/** A discount spread over the lines of the cart, one share per line, as the totals take it. */
export type CampaignAdjustment = {
  readonly campaign_instance_id: string;
  readonly line_shares: readonly Cents[];
};

/** The price of a line's units before any discount. */
export type PricedLine = { readonly unit_price: Cents; readonly multiplier: number };

/** A campaign that takes no part, and why. */
export type RefusedCampaign = AddedCampaign & { readonly reason: CampaignRefusal };

export type CampaignOutcome = {
  /** Price per unit of each line, as used by the totals; none for unavailable lines (CAMP-31). */
  readonly lines: readonly PricedLine[];
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
  const byLine = pilesByLine(cart, index);
  const lines = cart.lines.map(({ multiplier }, line) => ({
    unit_price: byLine[line]?.line.unit_price ?? zeroCents,
    multiplier,
  }));
  if (added.length === 0) return { lines, adjustments: [], instances: [], removed: [] };

  let piles: readonly Pile[] = inOrder(byLine);
  const refused = refuse(added, piles, occasion);
  const applied = new Map<AddedCampaign, AppliedCampaign>();
  for (const each of inOrderOfApplication(added)) {
    if (refused.has(each)) continue;
    const [open, closed] = splitByOwner(piles, each.campaign_instance_id);
    const max_times = timesLeft(each, added, refused, applied);
    const application = applyCampaign(each, open, max_times, lines);
    if (!application.ok) {
      refused.set(each, { code: 'campaign_not_earned', missing: application.error });
    } else if (isWorthwhile(application.value.applied)) {
      applied.set(each, application.value.applied);
      piles = closed.concat(application.value.piles);
    }
  }
  return {
    lines,
    adjustments: [...applied.values()].map(toAdjustment),
    instances: added.map((each) => applied.get(each)).filter((one) => one !== undefined),
    removed: added.map((each) => toRefused(each, refused.get(each))).filter((one) => one !== null),
  };
}

function inOrderOfApplication(added: readonly AddedCampaign[]): AddedCampaign[] {
  return added.toSorted(
    ({ campaign: a }, { campaign: b }) => stageOf(a.discount) - stageOf(b.discount),
  );
}

/** Uses left of the campaign's limit after its other instances, each of which keeps one (CAMP-16). */
function timesLeft(
  each: AddedCampaign,
  added: readonly AddedCampaign[],
  refused: ReadonlyMap<AddedCampaign, CampaignRefusal>,
  applied: ReadonlyMap<AddedCampaign, AppliedCampaign>,
): number {
  const { campaign_id, max_per_order } = each.campaign;
  let left = max_per_order;
  for (const other of added) {
    const isRival = other !== each && other.campaign.campaign_id === campaign_id;
    if (isRival && !refused.has(other)) left -= applied.get(other)?.times ?? 1;
  }
  return left;
}

function toAdjustment({ campaign_instance_id, line_shares }: AppliedCampaign): CampaignAdjustment {
  return { campaign_instance_id, line_shares };
}

function toRefused(
  each: AddedCampaign,
  reason: CampaignRefusal | undefined,
): RefusedCampaign | null {
  return reason && !each.is_automatic ? { ...each, reason } : null;
}
