import type { Menu } from '@comanda/contracts';
import type { DefaultChoices } from './dish-counts';

/** Returns the choices that dishes come with; of a group with one choice another one says what was taken out. */
export function defaultChoices(menus: readonly Menu[]): DefaultChoices {
  const items = menus.flatMap(({ categories }) => categories.flatMap((each) => each.items));
  return new Map(
    items.map(({ item_id, item_modifier_groups }) => [
      item_id,
      item_modifier_groups
        .filter(({ max_qty }) => max_qty > 1)
        .flatMap(({ modifiers }) => modifiers.filter(({ default_count }) => default_count > 0)),
    ]),
  );
}
