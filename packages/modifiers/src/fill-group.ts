import type { ItemModifierGroup, Modifier } from '@comanda/contracts';
import { type ModifierCounts, withCount } from './counts';
import { chosenIn } from './group-counts';
import { isSingleSelect } from './group-rule';
import { maxCountOf } from './max-count';
import { byRank } from './rank';

/** Adds to a selection what is wanted of a group, in rank order, as far as stock and group allow (MOD-10, MOD-21). */
export function fillGroup(
  group: ItemModifierGroup,
  counts: ModifierCounts,
  wantedOf: (modifier: Modifier) => number,
): ModifierCounts {
  return group.modifiers.toSorted(byRank).reduce((chosen, modifier) => {
    // A single-select group has room for one kind only: the first.
    const isTaken = isSingleSelect(group) && chosenIn(group, chosen).length > 0;
    const most = isTaken ? 0 : maxCountOf(group, chosen, modifier.modifier_id);
    return withCount(chosen, modifier.modifier_id, Math.min(wantedOf(modifier), most));
  }, counts);
}
