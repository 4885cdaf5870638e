import type { MenuIndex } from '@comanda/cart';
import type { OrderItem } from '@comanda/contracts';

type OrderedNames = { readonly dish: string; readonly choices: readonly string[] };

/** What was ordered, by the names of a menu; by those of the order for what is on it no more. */
export function orderedNames(
  { item_id, name, modifiers }: Pick<OrderItem, 'item_id' | 'name' | 'modifiers'>,
  index: MenuIndex | null,
): OrderedNames {
  const entry = index?.get(item_id);
  return {
    dish: entry?.item.name ?? name,
    choices: modifiers.map((each) => {
      const choice = entry?.modifiers_by_id.get(each.modifier_id)?.name ?? each.name;
      return each.count > 1 ? `${each.count} × ${choice}` : choice;
    }),
  };
}
