import type { Campaign } from '@comanda/contracts';
import type { Earned } from '../conditions/condition';
import { cheapestFirst, type Pile } from '../pile';

/** Every unit of the items a discount names, or else what the condition covers; the cheapest first (CAMP-8). */
export function namedOrCovered({ discount }: Campaign, { piles, covered }: Earned): Pile[] {
  const named = discount.items;
  const own = named.length > 0 ? piles.filter(({ item_id }) => named.includes(item_id)) : covered;
  return own.filter(({ is_reward }) => !is_reward).toSorted(cheapestFirst);
}
