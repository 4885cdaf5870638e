import { isOwnItem, type MenusFile, toTaxRates } from '@comanda/contracts/bundle';
import { toGroupUse } from './group-use';
import type { IdOf } from './known-ids';
import type { BundleRows } from './stored-rows';
import { toIntervals } from './to-schedule';

type MenuRows = Pick<
  BundleRows,
  | 'schedules'
  | 'menus'
  | 'categories'
  | 'items'
  | 'item_places'
  | 'modifier_groups'
  | 'modifiers'
  | 'item_modifier_groups'
>;
type StockOf = (
  id: string,
  byFile: boolean,
) => { is_in_stock: boolean; is_in_stock_by_file: boolean; is_in_stock_until: Date | null };

/** menus.yaml as rows. A thing's rank is its place in the file. */
export function menuRows(
  file: MenusFile,
  restaurant_id: string,
  idOf: IdOf,
  stored: BundleRows | null,
): MenuRows {
  const stockOf = stockKeeper(stored);
  const categories = file.menus.flatMap((menu) =>
    menu.categories.map((category, rank) => ({ menu, category, rank })),
  );
  const entries = categories.flatMap(({ menu, category }) =>
    category.items.map((entry, rank) => ({ menu, category, entry, rank })),
  );
  const items = entries.flatMap(({ entry, ...place }) =>
    isOwnItem(entry) ? [{ ...place, item: entry }] : [],
  );
  return {
    schedules: file.schedules.map(({ key, name, exceptions, ...schedule }) => ({
      restaurant_id,
      schedule_id: idOf('schedule', key),
      key,
      name,
      intervals: toIntervals(schedule),
      exceptions,
    })),
    menus: file.menus.map(
      ({ key, name, description, is_active, menu_status, schedule, image, logo, theme }, rank) => ({
        restaurant_id,
        menu_id: idOf('menu', key),
        key,
        name,
        description,
        rank,
        is_active,
        menu_status,
        image,
        logo,
        theme,
        schedule_id: schedule === null ? null : idOf('schedule', schedule),
      }),
    ),
    categories: categories.map(({ menu, category, rank }) => ({
      restaurant_id,
      category_id: idOf('category', category.key),
      menu_id: idOf('menu', menu.key),
      key: category.key,
      name: category.name,
      description: category.description,
      tax_rates: toTaxRates(category.tax_percentage),
      rank,
    })),
    items: items.map(({ menu, category, item, rank }) => {
      const { is_in_stock, modifier_groups: _uses, tax_percentage, ...own } = item;
      const item_id = idOf('item', item.key);
      return {
        restaurant_id,
        item_id,
        menu_id: idOf('menu', menu.key),
        category_id: idOf('category', category.key),
        ...own,
        tax_rates: toTaxRates(tax_percentage),
        rank,
        ...stockOf(item_id, is_in_stock),
      };
    }),
    item_places: entries.flatMap(({ entry, category, rank }) =>
      isOwnItem(entry)
        ? []
        : [
            {
              restaurant_id,
              category_id: idOf('category', category.key),
              item_id: idOf('item', entry.like),
              rank,
            },
          ],
    ),
    modifier_groups: file.modifier_groups.map(({ modifiers: _modifiers, key, ...group }, rank) => ({
      restaurant_id,
      modifier_group_id: idOf('modifier_group', key),
      key,
      ...group,
      rank,
    })),
    modifiers: file.modifier_groups.flatMap((group) =>
      group.modifiers.map(({ key, is_in_stock, ...modifier }, rank) => {
        const modifier_id = idOf('modifier', `${group.key}.${key}`);
        return {
          restaurant_id,
          modifier_id,
          modifier_group_id: idOf('modifier_group', group.key),
          key,
          ...modifier,
          rank,
          ...stockOf(modifier_id, is_in_stock),
        };
      }),
    ),
    item_modifier_groups: items.flatMap(({ item }) =>
      item.modifier_groups
        .map(toGroupUse)
        .map(({ group, min_qty, max_qty, is_required }, rank) => ({
          restaurant_id,
          item_id: idOf('item', item.key),
          modifier_group_id: idOf('modifier_group', group),
          rank,
          min_qty: min_qty ?? null,
          max_qty: max_qty ?? null,
          is_required: is_required ?? null,
        })),
    ),
  };
}

/** The kitchen's mark stays until the folder itself says something new about the thing. */
function stockKeeper(stored: BundleRows | null): StockOf {
  const known = new Map<string, ReturnType<StockOf>>();
  for (const { id, mark } of stored?.retired_keys ?? []) {
    if (mark === null || !('is_in_stock' in mark)) continue;
    const until = mark.is_in_stock_until;
    known.set(id, { ...mark, is_in_stock_until: until === null ? null : new Date(until) });
  }
  for (const row of stored?.items ?? []) known.set(row.item_id, row);
  for (const row of stored?.modifiers ?? []) known.set(row.modifier_id, row);
  return (id, is_in_stock_by_file) => {
    const row = known.get(id);
    const isUnchanged = row?.is_in_stock_by_file === is_in_stock_by_file;
    return {
      is_in_stock: isUnchanged ? row.is_in_stock : is_in_stock_by_file,
      is_in_stock_by_file,
      is_in_stock_until: isUnchanged ? row.is_in_stock_until : null,
    };
  };
}
