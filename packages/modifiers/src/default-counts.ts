import type { Item } from '@comanda/contracts';
import type { ModifierCounts } from './counts';
import { fillGroup } from './fill-group';

/** Initial selection: the defaults that are in stock, as far as their group allows (MOD-10). */
export function defaultCounts(item: Item): ModifierCounts {
  return item.item_modifier_groups.reduce<ModifierCounts>(
    (counts, group) => fillGroup(group, counts, (modifier) => modifier.default_count),
    {},
  );
}
