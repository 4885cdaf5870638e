import type { Item, Modifier } from '@comanda/contracts';
import { chosenIds, countOf, type ModifierCounts, normaliseCounts } from './counts';
import { fillGroup } from './fill-group';
import { findModifier, totalIn } from './group-counts';
import { type GroupRule, minOf, ruleOf } from './group-rule';
import { byRank } from './rank';

/** Change of an earlier selection. Names are current ones; for removed entries the previous ones, where known. */
export type SelectionChange =
  | {
      readonly code: 'modifier_gone' | 'modifier_out_of_stock';
      readonly modifier_id: string;
      readonly name: string | null;
      readonly count: number;
    }
  | {
      /** The group takes fewer than were chosen. */
      readonly code: 'modifier_reduced';
      readonly modifier_id: string;
      readonly name: string;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly code: 'modifier_price_changed';
      readonly modifier_id: string;
      readonly name: string;
      readonly from: number;
      readonly to: number;
    }
  | {
      /** The guest has to choose: what is left is not enough for the group. */
      readonly code: 'choice_needed';
      readonly modifier_group_id: string;
      readonly name: string;
      readonly rule: GroupRule;
      readonly selected: number;
    };

export type RevalidatedSelection = {
  /** Selection that still fits. */
  readonly counts: ModifierCounts;
  readonly changes: readonly SelectionChange[];
};

/**
 * Holds a selection against the item as it is now (MOD-21). With the item as it was, what is gone has a name and changed
 * prices are told.
 */
export function revalidateSelection(
  item: Item,
  counts: ModifierCounts,
  before: Item | null = null,
): RevalidatedSelection {
  const kept = item.item_modifier_groups.reduce<ModifierCounts>(
    (fitting, group) =>
      fillGroup(group, fitting, ({ modifier_id }) => countOf(counts, modifier_id)),
    {},
  );
  return {
    counts: normaliseCounts(kept),
    changes: [
      ...chosenIds(counts).flatMap((id) => lost(id, counts, kept, item, before)),
      ...chosenIds(kept).flatMap((id) => repriced(id, item, before)),
      ...choicesNeeded(item, kept),
    ],
  };
}

function lost(
  modifier_id: string,
  counts: ModifierCounts,
  kept: ModifierCounts,
  item: Item,
  before: Item | null,
): SelectionChange[] {
  const from = countOf(counts, modifier_id);
  const to = countOf(kept, modifier_id);
  if (to === from) return [];
  const modifier = modifierOf(item, modifier_id);
  if (!modifier) {
    const name = before ? (modifierOf(before, modifier_id)?.name ?? null) : null;
    return [{ code: 'modifier_gone', modifier_id, name, count: from }];
  }
  const { name, is_in_stock } = modifier;
  return is_in_stock
    ? [{ code: 'modifier_reduced', modifier_id, name, from, to }]
    : [{ code: 'modifier_out_of_stock', modifier_id, name, count: from }];
}

function repriced(modifier_id: string, item: Item, before: Item | null): SelectionChange[] {
  const now = modifierOf(item, modifier_id);
  const then = before ? modifierOf(before, modifier_id) : undefined;
  if (!now || !then || now.price === then.price) return [];
  const { name } = now;
  return [{ code: 'modifier_price_changed', modifier_id, name, from: then.price, to: now.price }];
}

function choicesNeeded(item: Item, kept: ModifierCounts): SelectionChange[] {
  return item.item_modifier_groups
    .toSorted(byRank)
    .filter((group) => totalIn(group, kept) < minOf(group))
    .map((group) => ({
      code: 'choice_needed',
      modifier_group_id: group.modifier_group_id,
      name: group.name,
      rule: ruleOf(group),
      selected: totalIn(group, kept),
    }));
}

function modifierOf(item: Item, modifier_id: string): Modifier | undefined {
  for (const group of item.item_modifier_groups) {
    const modifier = findModifier(group, modifier_id);
    if (modifier) return modifier;
  }
  return undefined;
}
