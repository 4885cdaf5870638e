import type { Item, ItemModifierGroup, Modifier } from '@comanda/contracts';
import {
  checkSelection,
  countOf,
  type GroupFault,
  type GroupRule,
  isSingleSelect,
  maxCountOf,
  type ModifierCounts,
  ruleOf,
} from '@comanda/modifiers';

export type ModifierChoice = {
  readonly modifier: Modifier;
  readonly count: number;
  /** How far it can be raised; 0 when it cannot be chosen. */
  readonly max_count: number;
};

export type GroupChoice = {
  readonly group: ItemModifierGroup;
  readonly rule: GroupRule;
  readonly is_single: boolean;
  readonly selected: number;
  /** The group's fault: too few or too many. */
  readonly fault: GroupFault | null;
  readonly modifiers: readonly ModifierChoice[];
};

/** The groups of an item as they stand with a selection, by rank. */
export function describeGroups(item: Item, counts: ModifierCounts): readonly GroupChoice[] {
  const checked = checkSelection(item, counts);
  const faults = checked.ok ? [] : checked.error.groups;
  return item.item_modifier_groups
    .toSorted((a, b) => a.rank - b.rank)
    .map((group) => {
      const modifiers = group.modifiers
        .toSorted((a, b) => a.rank - b.rank)
        .map((modifier) => ({
          modifier,
          count: countOf(counts, modifier.modifier_id),
          max_count: maxCountOf(group, counts, modifier.modifier_id),
        }));
      return {
        group,
        rule: ruleOf(group),
        is_single: isSingleSelect(group),
        selected: modifiers.reduce((sum, { count }) => sum + count, 0),
        fault: faults.find((fault) => fault.modifier_group_id === group.modifier_group_id) ?? null,
        modifiers,
      };
    });
}
