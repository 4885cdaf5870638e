import type { MenuIndex, Occasion } from '@comanda/cart';
import { type Cents, zeroCents } from '@comanda/kernel';
import { type AppliedCampaign, applyCampaign, isWorthwhile } from './apply-campaign';
import type { AddedCampaign, CampaignCart } from './campaign-cart';
import type { CampaignRefusal } from './campaign-refusal';
import { stageOf } from './discounts/table';
import { openTurns, type Turn } from './open-turns';
import { inOrder, type Pile, pilesByLine, splitByOwner } from './pile';

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
  /** What a unit of each line costs, as the totals take it; nothing where the line cannot be had (CAMP-31). */
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
  const turns = openTurns(added, piles, occasion);
  const adjustments: CampaignAdjustment[] = [];
  for (const turn of inOrderOfApplication(turns)) {
    if (turn.refusal) continue;
    const { campaign_instance_id } = turn;
    const [open, closed] = splitByOwner(piles, campaign_instance_id);
    const application = applyCampaign(turn, open, timesLeft(turn, turns), lines);
    if (!application.ok) {
      turn.refusal = { code: 'campaign_not_earned', missing: application.error };
    } else if (isWorthwhile(application.value.applied)) {
      const { applied } = application.value;
      turn.applied = applied;
      adjustments.push({ campaign_instance_id, line_shares: applied.line_shares });
      piles = closed.concat(application.value.piles);
    }
  }
  return {
    lines,
    adjustments,
    instances: turns.map(({ applied }) => applied).filter((one) => one !== null),
    removed: turns.map(toRefused).filter((one) => one !== null),
  };
}

function inOrderOfApplication(turns: readonly Turn[]): Turn[] {
  return turns.toSorted(
    ({ campaign: a }, { campaign: b }) => stageOf(a.discount) - stageOf(b.discount),
  );
}

/** What the campaign's limit leaves after its other instances, each of which is kept one (CAMP-16). */
function timesLeft(turn: Turn, turns: readonly Turn[]): number {
  const { campaign_id, max_per_order } = turn.campaign;
  let left = max_per_order;
  for (const other of turns) {
    const isRival = other !== turn && other.campaign.campaign_id === campaign_id;
    if (isRival && !other.refusal) left -= other.applied?.times ?? 1;
  }
  return left;
}

function toRefused({
  campaign_instance_id,
  campaign,
  is_automatic,
  refusal,
}: Turn): RefusedCampaign | null {
  return refusal && !is_automatic
    ? { campaign_instance_id, campaign, is_automatic, reason: refusal }
    : null;
}
