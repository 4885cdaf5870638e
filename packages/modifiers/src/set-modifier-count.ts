import type { ItemModifierGroup } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import { countOf, type ModifierCounts, withCount } from './counts';
import { findModifier, withoutOthers } from './group-counts';
import { isSingleSelect } from './group-rule';
import { maxCountOf } from './max-count';

/** Why a modifier cannot have the count that was asked for. */
export type ModifierCountFault =
  | { readonly code: 'unknown_modifier'; readonly modifier_id: string }
  | { readonly code: 'out_of_stock'; readonly modifier_id: string }
  | { readonly code: 'too_many'; readonly modifier_id: string; readonly max_count: number };

/**
 * Sets how many of a modifier are wanted (MOD-9); lowering it is always possible, raising it up to maxCountOf. Throws on a
 * count that is not whole or negative.
 */
export function setModifierCount(
  group: ItemModifierGroup,
  counts: ModifierCounts,
  modifier_id: string,
  count: number,
): Result<ModifierCounts, ModifierCountFault> {
  if (!Number.isSafeInteger(count) || count < 0) {
    throw new RangeError(`${count} is not a count of a modifier: give a whole number from 0.`);
  }
  const modifier = findModifier(group, modifier_id);
  if (!modifier) return err({ code: 'unknown_modifier', modifier_id });
  if (count <= countOf(counts, modifier_id)) return ok(withCount(counts, modifier_id, count));
  if (!modifier.is_in_stock) return err({ code: 'out_of_stock', modifier_id });

  const max_count = maxCountOf(group, counts, modifier_id);
  if (count > max_count) return err({ code: 'too_many', modifier_id, max_count });
  const kept = isSingleSelect(group) ? withoutOthers(group, counts, modifier_id) : counts;
  return ok(withCount(kept, modifier_id, count));
}
