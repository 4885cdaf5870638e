import type { Menu } from '@comanda/contracts';

/** Whether anything is known of any dish: where nothing is, every filter would hide everything. */
export function tellsWhatIsIn(menus: readonly Menu[]): boolean {
  return menus.some(({ categories }) =>
    categories.some(({ items }) =>
      items.some(({ allergens, diets }) => allergens !== null || diets !== null),
    ),
  );
}
