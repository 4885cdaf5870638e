import type { Item, ItemModifierGroup } from '@comanda/contracts';
import { countOf, type ModifierCounts, withCount } from './counts';
import { isSingleSelect } from './group-rule';
import { maxCountOf } from './max-count';
import { byRank } from './rank';

/** What is chosen before the guest chooses: the defaults that are in stock, as far as their group takes them (MOD-10). */
export function defaultCounts(item: Item): ModifierCounts {
  return item.item_modifier_groups.reduce(addDefaults, {});
}

function addDefaults(counts: ModifierCounts, group: ItemModifierGroup): ModifierCounts {
  return group.modifiers.toSorted(byRank).reduce((chosen, { modifier_id, default_count }) => {
    // A single-select group has room for one default only: the first.
    const isTaken = group.modifiers.some((other) => countOf(chosen, other.modifier_id) > 0);
    const most = isTaken && isSingleSelect(group) ? 0 : maxCountOf(group, chosen, modifier_id);
    return withCount(chosen, modifier_id, Math.min(default_count, most));
  }, counts);
}
