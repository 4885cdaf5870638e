import { isOwnItem, type MenusFile } from '@comanda/contracts/bundle';

/** The keys of what can have a text in another language, in the order of menus.yaml. */
export function translatableKeys({ menus, modifier_groups }: MenusFile) {
  const categories = menus.flatMap((menu) => menu.categories);
  return {
    menus: new Set(menus.map(({ key }) => key)),
    categories: new Set(categories.map(({ key }) => key)),
    items: new Set(
      categories.flatMap(({ items }) => items.filter(isOwnItem).map(({ key }) => key)),
    ),
    modifier_groups: new Set(modifier_groups.map(({ key }) => key)),
    modifiers: new Set(
      modifier_groups.flatMap((group) => group.modifiers.map(({ key }) => `${group.key}.${key}`)),
    ),
  };
}
