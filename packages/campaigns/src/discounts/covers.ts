import type { Campaign } from '@comanda/contracts';
import type { Earned } from '../conditions/condition';
import type { Pile } from '../pile';

/** Every unit of the items a discount names, or else what the condition covers; the cheapest first (CAMP-8). */
export function namedOrCovered({ discount }: Campaign, { piles, covers }: Earned): Pile[] {
  const named = discount.items;
  return piles.filter(
    (pile) =>
      !pile.line.is_reward && (named.length > 0 ? named.includes(pile.line.item_id) : covers(pile)),
  );
}
