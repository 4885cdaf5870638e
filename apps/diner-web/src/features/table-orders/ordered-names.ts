import type { MenuIndex } from '@comanda/cart';
import type { OrderItem } from '@comanda/contracts';
import { countedName } from '@comanda/i18n';

type OrderedNames = { readonly dish: string; readonly choices: readonly string[] };

/** Names of an ordered item in a menu's language; those of the order if the menu no longer has it. */
export function orderedNames(
  { item_id, name, modifiers }: Pick<OrderItem, 'item_id' | 'name' | 'modifiers'>,
  index: MenuIndex | null,
): OrderedNames {
  const entry = index?.get(item_id);
  return {
    dish: entry?.item.name ?? name,
    choices: modifiers.map((each) => {
      const choice = entry?.modifiers_by_id.get(each.modifier_id)?.name ?? each.name;
      return countedName({ name: choice, count: each.count });
    }),
  };
}
