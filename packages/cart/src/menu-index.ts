import type { Category, Menu } from '@comanda/contracts';
import { type IndexedItem, indexItem, isItemAvailable } from '@comanda/modifiers';

/** Where an item stands, and whether it can be had at all. */
export type MenuEntry = IndexedItem & {
  readonly menu: Menu;
  readonly category: Category;
  readonly is_available: boolean;
  /** Its further places, in the order of the menus. */
  readonly other_places: readonly MenuEntry[];
};

/** Items by item_id, each at its first place. */
export type MenuIndex = ReadonlyMap<string, MenuEntry>;

const made = new WeakMap<readonly Menu[], MenuIndex>();

/** Makes the items of all menus findable by item_id; an id that stands twice means its first place. Done once for the same menus. */
export function indexMenus(menus: readonly Menu[]): MenuIndex {
  const index = made.get(menus) ?? makeIndex(menus);
  made.set(menus, index);
  return index;
}

/** An item on a menu, or on any, if none is named or that menu no longer has it. */
export type ItemOnMenu = { readonly item_id: string; readonly menu_id?: string | null | undefined };

/** The place of an item on the menu that it was chosen from, else its first one (CART-27). */
export function findPlace(index: MenuIndex, chosen: ItemOnMenu): MenuEntry | undefined {
  return placesOf(index, chosen)[0];
}

/** All places of an item, that on the menu that it was chosen from first (CART-27). */
export function placesOf(index: MenuIndex, { item_id, menu_id }: ItemOnMenu): readonly MenuEntry[] {
  const first = index.get(item_id);
  if (first === undefined) return [];
  const places = [first, ...first.other_places];
  const chosen = places.find(({ menu }) => menu.menu_id === menu_id);
  return chosen === undefined ? places : [chosen, ...places.filter((each) => each !== chosen)];
}

function makeIndex(menus: readonly Menu[]): MenuIndex {
  const index = new Map<string, MenuEntry & { readonly other_places: MenuEntry[] }>();
  for (const menu of menus) {
    for (const category of menu.categories) {
      for (const item of category.items) {
        const is_available = isItemAvailable(item);
        const entry = { ...indexItem(item), menu, category, is_available, other_places: [] };
        const first = index.get(item.item_id);
        if (first === undefined) index.set(item.item_id, entry);
        else first.other_places.push(entry);
      }
    }
  }
  return index;
}
