import type { Campaign } from '@comanda/contracts';
import type { Earned } from '../conditions/condition';
import type { Pile } from '../pile';

/** Every unit of the items a discount names, or else what the condition covers; the cheapest first (CAMP-8). */
export function namedOrCovered(
  { discount }: Campaign,
  { piles, covered }: Earned,
): readonly Pile[] {
  const named = discount.items;
  if (named.length === 0) return covered;
  return piles.filter(({ line }) => !line.is_reward && named.includes(line.item_id));
}
