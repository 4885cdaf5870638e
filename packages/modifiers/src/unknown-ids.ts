import type { Item } from '@comanda/contracts';
import { chosenIds, type ModifierCounts } from './counts';
import { findModifier } from './group-counts';

/** Chosen ids in no group of the item, as happens when a menu changed; sorted. */
export function unknownIds(item: Item, counts: ModifierCounts): string[] {
  return chosenIds(counts).filter(
    (id) => !item.item_modifier_groups.some((group) => findModifier(group, id)),
  );
}

/** The selection without that. What is sold out, or is too much, stays: whoever chose it has to hear of it. */
export function withoutUnknown(item: Item, counts: ModifierCounts): ModifierCounts {
  const unknown = unknownIds(item, counts);
  return Object.fromEntries(Object.entries(counts).filter(([id]) => !unknown.includes(id)));
}
