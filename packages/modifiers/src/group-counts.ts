import type { ItemModifierGroup, Modifier } from '@comanda/contracts';
import { countOf, type ModifierCounts, withCount } from './counts';

/** The modifier of a group by its id. */
export function findModifier(group: ItemModifierGroup, modifier_id: string): Modifier | undefined {
  return group.modifiers.find((modifier) => modifier.modifier_id === modifier_id);
}

/** How many are chosen in a group altogether. */
export function totalIn(group: ItemModifierGroup, counts: ModifierCounts): number {
  return group.modifiers.reduce((sum, { modifier_id }) => sum + countOf(counts, modifier_id), 0);
}

/** The modifiers of a group that are chosen at least once. */
export function chosenIn(group: ItemModifierGroup, counts: ModifierCounts): Modifier[] {
  return group.modifiers.filter(({ modifier_id }) => countOf(counts, modifier_id) > 0);
}

/** The selection with everything but one modifier of the group taken out. */
export function withoutOthers(
  group: ItemModifierGroup,
  counts: ModifierCounts,
  modifier_id: string,
): ModifierCounts {
  return group.modifiers
    .filter((modifier) => modifier.modifier_id !== modifier_id)
    .reduce((left, other) => withCount(left, other.modifier_id, 0), counts);
}
