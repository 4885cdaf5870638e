import type { Campaign } from '@comanda/contracts';
import { cents, type Cents, ok, type Result, sumCents, zeroCents } from '@comanda/kernel';
import type { AddedCampaign } from './campaign-cart';
import { conditionOf } from './conditions/table';
import { kindOf } from './discounts/table';
import type { Missing } from './missing';
import { pickUnits } from './pick-units';
import { leftOf, type Pile, unitsOf } from './pile';

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
  const open = piles.filter(({ owner }) => owner === null || owner === campaign_instance_id);
  const earned = conditionOf(campaign)(campaign, open, max_times);
  if (!earned.ok) return earned;

  const { times } = earned.value;
  const kind = kindOf(campaign.discount);
  const coverable = kind.covers(campaign, earned.value);
  const { picked, rest } = pickUnits(coverable, unitLimit(campaign, times));
  const off = kind.take_off(campaign.discount, picked, times);
  const discounted = picked.map((pile, index): Pile => {
    const left = cents(pile.left - (off[index] ?? zeroCents));
    return { ...pile, left, use: kind.uses_up ? 'filling' : pile.use };
  });

  const untouched = earned.value.piles.filter((pile) => !coverable.includes(pile));
  const filling = [...rest, ...untouched].filter(({ use }) => use === 'filling');
  const own = [
    ...discounted.map((pile, index) => ({ pile, discount: off[index] ?? zeroCents })),
    ...filling.map((pile) => ({ pile, discount: zeroCents })),
  ];
  return ok({
    applied: {
      ...added,
      times,
      discount: sumCents(off),
      total_price: leftOf(own.map(({ pile }) => pile)),
      shares: sharesByLine(own),
      unclaimed: unclaimedUnits(campaign, times, picked),
    },
    piles: [
      ...piles.filter((pile) => !open.includes(pile)),
      ...[...discounted, ...rest, ...untouched].map(settle),
    ],
  });
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

function settle(pile: Pile): Pile {
  return pile.use === 'filling' ? { ...pile, use: 'used' } : pile;
}

function sharesByLine(
  own: readonly { readonly pile: Pile; readonly discount: Cents }[],
): CampaignShare[] {
  const byLine = new Map<number, CampaignShare>();
  for (const { pile, discount } of own) {
    const { line_index } = pile;
    const before = byLine.get(line_index);
    byLine.set(line_index, {
      line_index,
      units: (before?.units ?? 0) + pile.units,
      discount: cents((before?.discount ?? 0) + discount),
    });
  }
  return [...byLine.values()].toSorted((a, b) => a.line_index - b.line_index);
}
