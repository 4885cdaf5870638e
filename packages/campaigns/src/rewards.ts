import type { Campaign } from '@comanda/contracts';
import type { Pile, PileLine } from './pile';

/**
 * The units a campaign may give away free, in the order it does (CAMP-9): those the guest picked, then, where the guest need
 * not pick, units of the named items that fill no group, the cheapest first.
 */
export function rewardPiles(campaign: Campaign, piles: readonly Pile[]): Pile[] {
  return piles
    .filter(
      (pile) =>
        pile.use === 'free' &&
        (isPicked(campaign, pile.line) || isGivenUnasked(campaign, pile.line)),
    )
    .sort(
      ({ line: a }, { line: b }) =>
        Number(b.is_reward) - Number(a.is_reward) || a.item_price - b.item_price,
    );
}

/** Whether an ordinary unit may turn out to be free without the guest having picked it. */
export function isGivenUnasked(
  { discount, select_reward_item }: Campaign,
  line: PileLine,
): boolean {
  return (
    discount.discount_type === 'DISCOUNT_ITEM' &&
    !select_reward_item &&
    !line.is_reward &&
    discount.items.includes(line.item_id)
  );
}

function isPicked({ discount }: Campaign, line: PileLine): boolean {
  return line.is_reward && (discount.items.length === 0 || discount.items.includes(line.item_id));
}
