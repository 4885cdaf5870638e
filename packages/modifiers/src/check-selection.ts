import { type Item, type ItemModifierGroup, MAX_LINE_QUANTITY } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { countOf, type ModifierCounts, normaliseCounts } from './counts';
import { chosenIn, totalIn } from './group-counts';
import { maxOf, maxSelectionsOf, minOf } from './group-rule';
import { byRank } from './rank';
import { unknownIds } from './unknown-ids';

export type GroupFaultReason = 'too_few' | 'too_many' | 'too_many_selections' | 'out_of_stock';

/** Fault of one group: its rule and the chosen number. */
export type GroupFault = {
  readonly modifier_group_id: string;
  readonly name: string;
  readonly min_qty: number;
  readonly max_qty: number;
  readonly max_selections: number;
  readonly selected: number;
  readonly reason: GroupFaultReason;
  /** The modifiers that cannot be had; filled for out_of_stock only. */
  readonly modifier_ids: readonly string[];
};

export type SelectionFault = {
  readonly code: 'invalid_modifiers';
  readonly groups: readonly GroupFault[];
  /** Chosen modifiers in no group of the item, as happens when a menu changed. */
  readonly unknown_modifier_ids: readonly string[];
};

/** Checks a whole selection; what passes comes back normalised (MOD-11, MOD-12). Groups are named in rank order. */
export function checkSelection(
  item: Item,
  counts: ModifierCounts,
): Result<ModifierCounts, SelectionFault> {
  const groups = item.item_modifier_groups
    .toSorted(byRank)
    .map((group) => faultIn(group, counts))
    .filter((fault) => fault !== null);
  const unknown_modifier_ids = unknownIds(item, counts);
  return groups.length === 0 && unknown_modifier_ids.length === 0
    ? ok(normaliseCounts(counts))
    : err({ code: 'invalid_modifiers', groups, unknown_modifier_ids });
}

function faultIn(group: ItemModifierGroup, counts: ModifierCounts): GroupFault | null {
  const chosen = chosenIn(group, counts);
  const missing = chosen.filter((modifier) => !modifier.is_in_stock);
  const reason = missing.length > 0 ? 'out_of_stock' : countFault(group, counts, chosen.length);
  return (
    reason && {
      modifier_group_id: group.modifier_group_id,
      name: group.name,
      min_qty: minOf(group),
      max_qty: maxOf(group),
      max_selections: maxSelectionsOf(group),
      selected: totalIn(group, counts),
      reason,
      modifier_ids: missing.map((modifier) => modifier.modifier_id),
    }
  );
}

function countFault(
  group: ItemModifierGroup,
  counts: ModifierCounts,
  kinds: number,
): GroupFaultReason | null {
  const total = totalIn(group, counts);
  if (kinds > maxSelectionsOf(group)) return 'too_many_selections';
  if (total > maxOf(group)) return 'too_many';
  if (group.modifiers.some((each) => countOf(counts, each.modifier_id) > MAX_LINE_QUANTITY)) {
    return 'too_many';
  }
  return total < minOf(group) ? 'too_few' : null;
}
