import { type Cents, cents, err, ok, sumCents, timesCents } from '@comanda/kernel';
import { ordinaryPilesOf } from '../entity';
import { type PickedUnits, pickUnits } from '../pick-units';
import { fullPrice, type Pile } from '../pile';
import { rewardPiles } from '../rewards';
import type { CampaignOf, Condition } from './condition';

/** Earned by spending enough on what is eligible, before discounts and without what it gives away (CAMP-5). */
export const spendAndGet: Condition<'CAMPAIGN_SPEND_AND_GET'> = (campaign, piles, max_times) => {
  const min_spend = cents(campaign.spend_and_get.min_spend);
  const covered = ordinaryPilesOf(campaign.spend_and_get, piles);
  const worth = sumCents(covered.map(fullPrice));
  const spent = spentWhenEarned(1);
  if (spent < min_spend || covered.length === 0) {
    return err({ code: 'spend_more', amount: cents(min_spend - spent), spent, min_spend });
  }
  let times = 1;
  while (min_spend > 0 && times < max_times && isEarned(times + 1)) times += 1;
  return ok({ piles, covered, times });

  function isEarned(often: number): boolean {
    return spentWhenEarned(often) >= min_spend * often;
  }

  function spentWhenEarned(often: number): Cents {
    return cents(worth - sumCents(givenAway(campaign, piles, often).map(ordinaryWorth)));
  }

  function ordinaryWorth({ pile, units }: PickedUnits): Cents {
    return timesCents(pile.line.unit_price, covered.includes(pile) ? units : 0);
  }
};

/** Named items only: the cheapest of what is covered was paid for like the rest before it was given back. */
function givenAway(
  campaign: CampaignOf<'CAMPAIGN_SPEND_AND_GET'>,
  piles: readonly Pile[],
  times: number,
): PickedUnits[] {
  const { discount } = campaign;
  if (discount.discount_type !== 'DISCOUNT_ITEM') return [];
  return pickUnits(rewardPiles(campaign, piles), discount.count * times);
}
