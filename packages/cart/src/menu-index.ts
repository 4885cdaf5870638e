import type { Category, Item, Menu } from '@comanda/contracts';

/** Where an item stands. */
export type MenuEntry = { readonly menu: Menu; readonly category: Category; readonly item: Item };

/** Items by item_id. */
export type MenuIndex = ReadonlyMap<string, MenuEntry>;

/** Makes the items of all menus findable by item_id; an id that stands twice means its first place. */
export function indexMenus(menus: readonly Menu[]): MenuIndex {
  const index = new Map<string, MenuEntry>();
  for (const menu of menus) {
    for (const category of menu.categories) {
      for (const item of category.items) {
        if (!index.has(item.item_id)) index.set(item.item_id, { menu, category, item });
      }
    }
  }
  return index;
}
