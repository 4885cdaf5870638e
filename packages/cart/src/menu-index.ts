import type { Category, Menu } from '@comanda/contracts';
import { type IndexedItem, indexItem, isItemAvailable } from '@comanda/modifiers';

/** Where an item stands, and whether it can be had at all. */
export type MenuEntry = IndexedItem & {
  readonly menu: Menu;
  readonly category: Category;
  readonly is_available: boolean;
};

/** Items by item_id. */
export type MenuIndex = ReadonlyMap<string, MenuEntry>;

const made = new WeakMap<readonly Menu[], MenuIndex>();

/** Makes the items of all menus findable by item_id; an id that stands twice means its first place. Done once for the same menus. */
export function indexMenus(menus: readonly Menu[]): MenuIndex {
  const index = made.get(menus) ?? makeIndex(menus);
  made.set(menus, index);
  return index;
}

function makeIndex(menus: readonly Menu[]): MenuIndex {
  const index = new Map<string, MenuEntry>();
  for (const menu of menus) {
    for (const category of menu.categories) {
      for (const item of category.items) {
        if (index.has(item.item_id)) continue;
        const is_available = isItemAvailable(item);
        index.set(item.item_id, { ...indexItem(item), menu, category, is_available });
      }
    }
  }
  return index;
}
