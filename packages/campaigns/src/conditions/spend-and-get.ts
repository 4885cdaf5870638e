import { type Cents, cents, err, ok, sumCents } from '@comanda/kernel';
import { isInEntity } from '../entity';
import { pickUnits } from '../pick-units';
import { fullPrice, type Pile, unitsOf } from '../pile';
import { rewardPiles } from '../rewards';
import type { CampaignOf, Condition } from './condition';

/** Earned by spending enough on what is eligible, before discounts and without what it gives away (CAMP-5). */
export const spendAndGet: Condition<'CAMPAIGN_SPEND_AND_GET'> = (campaign, piles, max_times) => {
  const min_spend = cents(campaign.spend_and_get.min_spend);
  const ordinary = piles.filter(({ is_reward }) => !is_reward);
  const covered = ordinary.filter((pile) => isInEntity(campaign.spend_and_get, pile));
  const spent = spentOn(campaign, covered, piles, 1);
  if (spent < min_spend || unitsOf(covered) === 0) {
    return err({ code: 'spend_more', amount: cents(min_spend - spent), spent, min_spend });
  }
  let times = 1;
  while (
    min_spend > 0 &&
    times < max_times &&
    spentOn(campaign, covered, piles, times + 1) >= min_spend * (times + 1)
  ) {
    times += 1;
  }
  return ok({ piles, covered, times });
};

function spentOn(
  campaign: CampaignOf<'CAMPAIGN_SPEND_AND_GET'>,
  covered: readonly Pile[],
  piles: readonly Pile[],
  times: number,
): Cents {
  const given = givenAway(campaign, piles, times).filter(
    (pile) => !pile.is_reward && isInEntity(campaign.spend_and_get, pile),
  );
  return cents(sumCents(covered.map(fullPrice)) - sumCents(given.map(fullPrice)));
}

/** The cheapest of what is covered, where no items are named, was paid for like the rest before it was given back. */
function givenAway(
  campaign: CampaignOf<'CAMPAIGN_SPEND_AND_GET'>,
  piles: readonly Pile[],
  times: number,
): readonly Pile[] {
  const { discount } = campaign;
  if (discount.discount_type !== 'DISCOUNT_ITEM') return [];
  return pickUnits(rewardPiles(campaign, piles), discount.count * times).picked;
}
