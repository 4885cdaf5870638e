import type { Campaign } from '@comanda/contracts';
import { type Cents, ok, type Result, sumCents } from '@comanda/kernel';
import type { AddedCampaign } from './campaign-cart';
import type { Earned } from './conditions/condition';
import { conditionOf } from './conditions/table';
import { kindOf } from './discounts/table';
import type { Missing } from './missing';
import { pickUnits } from './pick-units';
import { type Pile, unitsOf } from './pile';
import { settle } from './settle';
import { type SplitPiles, splitPiles } from './split-piles';

/** Result of a campaign in an order. */
export type AppliedCampaign = AddedCampaign & {
  /** How many times over it was earned. */
  readonly times: number;
  readonly discount: Cents;
  /** Price of its units with the discount. */
  readonly total_price: Cents;
  /** How many units of each line belong to it. */
  readonly line_units: readonly number[];
  /** Discount of each line. */
  readonly line_shares: readonly Cents[];
  /** How many free units could still be put in the cart. */
  readonly unclaimed: number;
};

type Application = { readonly applied: AppliedCampaign; readonly piles: readonly Pile[] };

/** Applies one campaign to the piles that are open to it, and says what it leaves of them. */
export function applyCampaign(
  { campaign_instance_id, campaign, is_automatic }: AddedCampaign,
  open: readonly Pile[],
  max_times: number,
  lines: readonly unknown[],
): Result<Application, Missing> {
  const earned = conditionOf(campaign)(campaign, open, max_times);
  if (!earned.ok) return earned;

  const { times } = earned.value;
  const kind = kindOf(campaign.discount);
  const split = takeUnits(campaign, earned.value);
  const off = kind.take_off(campaign.discount, split.taken, times);
  const { piles, line_units, line_shares, total_price } = settle(split, off, kind.uses_up, lines);
  const unclaimed = unclaimedUnits(campaign, times, split.taken);
  return ok({
    applied: {
      campaign_instance_id,
      campaign,
      is_automatic,
      times,
      discount: sumCents(off),
      total_price,
      line_units,
      line_shares,
      unclaimed,
    },
    piles,
  });
}

/** Whether it takes part: one that joined by itself does so only where it gives something (CAMP-19). */
export function isWorthwhile({ is_automatic, discount, unclaimed }: AppliedCampaign): boolean {
  return !is_automatic || discount > 0 || unclaimed > 0;
}

/** The units the discount is on: all it may be on, or as many of them as its limit allows. */
function takeUnits(campaign: Campaign, earned: Earned): SplitPiles {
  const { count } = campaign.discount;
  const covered = kindOf(campaign.discount).covers(campaign, earned);
  return count === null
    ? { all: earned.piles, taken: covered }
    : splitPiles(earned.piles, pickUnits(covered, count * earned.times));
}

/** Only what is named or picked can be fetched; of what is in the cart anyway, there is no more. */
function unclaimedUnits(campaign: Campaign, times: number, picked: readonly Pile[]): number {
  const { discount, select_reward_item } = campaign;
  if (discount.discount_type !== 'DISCOUNT_ITEM') return 0;
  if (discount.items.length === 0 && !select_reward_item) return 0;
  return discount.count * times - unitsOf(picked);
}
