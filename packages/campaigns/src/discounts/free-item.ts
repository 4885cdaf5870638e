import { cents } from '@comanda/kernel';
import type { Pile } from '../pile';
import { rewardPiles } from '../rewards';
import type { DiscountKind } from './discount';

/** Units for nothing; their paid modifiers stay payable (CAMP-9). */
export const freeItem: DiscountKind<'DISCOUNT_ITEM'> = {
  stage: 'units',
  uses_up: true,
  covers: (campaign, { piles, covered }) => {
    const rewards = rewardPiles(campaign, piles);
    if (campaign.select_reward_item || campaign.discount.items.length > 0) return rewards;
    const own = covered.filter(({ use }) => use !== 'used');
    return [...rewards, ...own.sort(cheapestItemFirst)];
  },
  take_off: (_, piles) =>
    piles.map(({ line, left, units }) => cents(Math.min(left, line.item_price * units))),
};

/** By what would be free of them. */
function cheapestItemFirst(a: Pile, b: Pile): number {
  return a.line.item_price - b.line.item_price;
}
