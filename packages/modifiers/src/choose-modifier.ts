import type { ItemModifierGroup } from '@comanda/contracts';
import { countOf, type ModifierCounts, withCount } from './counts';
import { withoutOthers } from './group-counts';
import { isSingleSelect, minOf } from './group-rule';
import { maxCountOf } from './max-count';

/**
 * A tap on a modifier: a multi-select group toggles it, a single-select group puts it in the place of the other (MOD-8).
 * A tap that the group cannot follow (out of stock, full) changes nothing.
 */
export function chooseModifier(
  group: ItemModifierGroup,
  counts: ModifierCounts,
  modifier_id: string,
): ModifierCounts {
  const isChosen = countOf(counts, modifier_id) > 0;
  if (isSingleSelect(group)) return replace(group, counts, modifier_id, isChosen);
  if (isChosen) return withCount(counts, modifier_id, 0);
  return maxCountOf(group, counts, modifier_id) > 0 ? withCount(counts, modifier_id, 1) : counts;
}

function replace(
  group: ItemModifierGroup,
  counts: ModifierCounts,
  modifier_id: string,
  isChosen: boolean,
): ModifierCounts {
  if (isChosen) return minOf(group) === 0 ? withCount(counts, modifier_id, 0) : counts;
  const most = maxCountOf(group, counts, modifier_id);
  if (most === 0) return counts;
  const count = Math.min(Math.max(1, minOf(group)), most);
  return withCount(withoutOthers(group, counts, modifier_id), modifier_id, count);
}
