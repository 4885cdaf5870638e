import { type ItemModifierGroup, MAX_LINE_QUANTITY } from '@comanda/contracts';
import { countOf, type ModifierCounts } from './counts';
import { chosenIn, findModifier, totalIn } from './group-counts';
import { isSingleSelect, maxOf, maxSelectionsOf } from './group-rule';

/**
 * How far a modifier can be raised: the group's maximum minus the others (MOD-7). Zero when it is unknown, out of stock,
 * or would be one more kind than the group takes. In a single-select group the others make way.
 */
export function maxCountOf(
  group: ItemModifierGroup,
  counts: ModifierCounts,
  modifier_id: string,
): number {
  const modifier = findModifier(group, modifier_id);
  if (!modifier?.is_in_stock) return 0;
  if (isSingleSelect(group)) return Math.min(maxOf(group), MAX_LINE_QUANTITY);

  const own = countOf(counts, modifier_id);
  if (own === 0 && chosenIn(group, counts).length >= maxSelectionsOf(group)) return 0;
  const room = maxOf(group) - (totalIn(group, counts) - own);
  return Math.max(0, Math.min(room, MAX_LINE_QUANTITY));
}
