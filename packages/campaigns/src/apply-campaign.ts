import type { Campaign } from '@comanda/contracts';
import { addCents, cents, type Cents, ok, type Result, sumCents, zeroCents } from '@comanda/kernel';
import type { AddedCampaign } from './campaign-cart';
import { conditionOf } from './conditions/table';
import { kindOf } from './discounts/table';
import type { Missing } from './missing';
import { pickUnits } from './pick-units';
import { type Pile, unitsOf } from './pile';
import { splitPiles } from './split-piles';

/** Units of a line that belong to a campaign, and what comes off them. */
export type CampaignShare = {
  readonly line_index: number;
  readonly units: number;
  readonly discount: Cents;
};

/** What a campaign comes to in an order. */
export type AppliedCampaign = AddedCampaign & {
  /** How many times over it was earned. */
  readonly times: number;
  readonly discount: Cents;
  /** What the units that belong to it cost with it. */
  readonly total_price: Cents;
  readonly shares: readonly CampaignShare[];
  /** How many free units could still be put in the cart. */
  readonly unclaimed: number;
};

type Application = { readonly applied: AppliedCampaign; readonly piles: readonly Pile[] };

/** Applies one campaign to what others left: its own units and those that belong to none (CAMP-14). */
export function applyCampaign(
  added: AddedCampaign,
  piles: readonly Pile[],
  max_times: number,
): Result<Application, Missing> {
  const { campaign, campaign_instance_id } = added;
  const earned = conditionOf(campaign)(campaign, piles.filter(isOpen), max_times);
  if (!earned.ok) return earned;

  const { times } = earned.value;
  const kind = kindOf(campaign.discount);
  const units = pickUnits(kind.covers(campaign, earned.value), unitLimit(campaign, times));
  const { all, taken } = splitPiles(earned.value.piles, units);
  const off = kind.take_off(campaign.discount, taken, times);
  const offOf = new Map(taken.map((pile, at) => [pile, off[at] ?? zeroCents]));
  const next = all.map((pile) => takeOff(pile, offOf.get(pile), kind.uses_up));
  return ok({
    applied: {
      ...added,
      times,
      discount: sumCents(off),
      ...ownUnits(all, offOf),
      unclaimed: unclaimedUnits(campaign, times, taken),
    },
    piles: [...piles.filter((pile) => !isOpen(pile)), ...next],
  });

  function isOpen({ line }: Pile): boolean {
    return line.owner === null || line.owner === campaign_instance_id;
  }
}

/** Whether it takes part: one that joined by itself does so only where it gives something (CAMP-19). */
export function isWorthwhile({ is_automatic, discount, unclaimed }: AppliedCampaign): boolean {
  return !is_automatic || discount > 0 || unclaimed > 0;
}

/** The pile as the next campaign finds it. */
function takeOff(pile: Pile, off: Cents | undefined, uses_up: boolean): Pile {
  const { line, units, left, use } = pile;
  const isUsed = use === 'filling' || (uses_up && off !== undefined);
  return {
    line,
    units,
    left: off === undefined ? left : cents(left - off),
    use: isUsed ? 'used' : use,
  };
}

/** The units a campaign was earned by or is on, by line, and what they cost with it. */
function ownUnits(
  piles: readonly Pile[],
  offOf: ReadonlyMap<Pile, Cents>,
): Pick<AppliedCampaign, 'shares' | 'total_price'> {
  const byLine = new Map<number, CampaignShare>();
  let total_price = zeroCents;
  for (const pile of piles) {
    const off = offOf.get(pile);
    if (off === undefined && pile.use !== 'filling') continue;
    const { line_index } = pile.line;
    const before = byLine.get(line_index);
    const units = (before?.units ?? 0) + pile.units;
    const discount = addCents(before?.discount ?? zeroCents, off ?? zeroCents);
    byLine.set(line_index, { line_index, units, discount });
    total_price = cents(total_price + pile.left - (off ?? 0));
  }
  const shares = [...byLine.values()].toSorted((a, b) => a.line_index - b.line_index);
  return { shares, total_price };
}

function unitLimit({ discount }: Campaign, times: number): number {
  return discount.count === null ? Number.POSITIVE_INFINITY : discount.count * times;
}

/** Only what is named or picked can be fetched; of what is in the cart anyway, there is no more. */
function unclaimedUnits(campaign: Campaign, times: number, picked: readonly Pile[]): number {
  const { discount, select_reward_item } = campaign;
  if (discount.discount_type !== 'DISCOUNT_ITEM') return 0;
  if (discount.items.length === 0 && !select_reward_item) return 0;
  return discount.count * times - unitsOf(picked);
}
