import { isOwnItem, type MenusFile } from '@comanda/contracts/bundle';
import type { BundleFault } from './fault';
import { unknownReference } from './unknown-reference';
import type { YamlSource } from './yaml-source';

/** Dishes of other menus that stand in a category as well: each exists, and a menu shows it once. */
export function checkPlaces(source: YamlSource, { menus }: MenusFile): BundleFault[] {
  const keys = menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ items }) => items.filter(isOwnItem).map(({ key }) => key));
  return menus.flatMap((menu, menuIndex) => {
    const entries = menu.categories.flatMap(({ items }, category) =>
      items.map((item, index) => ({ item, path: placeOf(menuIndex, category, index) })),
    );
    const shown = new Set(entries.flatMap(({ item }) => (isOwnItem(item) ? [item.key] : [])));
    return entries.flatMap(({ item, path }) => {
      if (isOwnItem(item)) return [];
      if (!keys.includes(item.like))
        return [source.faultAt(path, unknownReference('item', item.like, keys))];
      if (shown.has(item.like))
        return [source.faultAt(path, `"${item.like}" stands in this menu already; keep one`)];
      shown.add(item.like);
      return [];
    });
  });
}

function placeOf(menu: number, category: number, item: number): PropertyKey[] {
  return ['menus', menu, 'categories', category, 'items', item, 'like'];
}
