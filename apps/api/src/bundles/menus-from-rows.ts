import { toTaxFile } from '@comanda/contracts/bundle';
import { groupBy } from '../shared/group-by';
import { OPENING_HOURS_KEY } from './bundle-rows';
import type { BundleRows } from './stored-rows';
import { toScheduleFile } from './to-schedule';

/** menus.yaml as it would make these rows; columns that it does not know may still be there. */
export function menusFromRows(rows: BundleRows): unknown {
  const scheduleKeys = new Map(rows.schedules.map((row) => [row.schedule_id, row.key]));
  const categories = categoriesFromRows(rows);
  return {
    schedules: rows.schedules
      .filter(({ key }) => key !== OPENING_HOURS_KEY)
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(toScheduleFile),
    modifier_groups: groupsFromRows(rows),
    menus: byRank(rows.menus).map(({ menu_id, schedule_id, ...own }) => ({
      ...own,
      schedule: schedule_id === null ? null : scheduleKeys.get(schedule_id),
      categories: categories.get(menu_id) ?? [],
    })),
  };
}

function groupsFromRows({ modifier_groups, modifiers }: BundleRows): unknown[] {
  const byGroup = groupBy(byRank(modifiers), (row) => row.modifier_group_id);
  return byRank(modifier_groups).map(({ modifier_group_id, ...own }) => ({
    ...own,
    modifiers: (byGroup.get(modifier_group_id) ?? []).map(withStock),
  }));
}

function categoriesFromRows(rows: BundleRows): Map<string, unknown[]> {
  const uses = usesFromRows(rows);
  const keys = new Map(rows.items.map(({ item_id, key }) => [item_id, key]));
  const entries = [
    ...rows.items.map((item) => ({ ...item, entry: itemOf(item) })),
    ...rows.item_places.map((place) => ({ ...place, entry: { like: keys.get(place.item_id) } })),
  ];
  const placed = groupBy(byRank(entries), ({ category_id }) => category_id);
  const categories = groupBy(byRank(rows.categories), ({ menu_id }) => menu_id);
  return new Map(
    [...categories].map(([menu_id, list]) => [
      menu_id,
      list.map(({ category_id, ...category }) => ({
        ...category,
        tax_percentage: toTaxFile(category.tax_rates),
        items: (placed.get(category_id) ?? []).map(({ entry }) => entry),
      })),
    ]),
  );

  function itemOf(item: BundleRows['items'][number]): unknown {
    return {
      ...withStock(item),
      tax_percentage: toTaxFile(item.tax_rates),
      modifier_groups: uses.get(item.item_id) ?? [],
    };
  }
}

/** Only the key where the item has no rule of its own. */
function usesFromRows(rows: BundleRows): Map<string, unknown[]> {
  const keys = new Map(rows.modifier_groups.map((row) => [row.modifier_group_id, row.key]));
  const uses = groupBy(byRank(rows.item_modifier_groups), ({ item_id }) => item_id);
  return new Map([...uses].map(([item_id, list]) => [item_id, list.map(useOf)]));

  function useOf(row: BundleRows['item_modifier_groups'][number]): unknown {
    const { restaurant_id: _of, item_id: _item, modifier_group_id, rank: _rank, ...rule } = row;
    const group = keys.get(modifier_group_id);
    const own = Object.entries(rule).filter(([, value]) => value !== null);
    return own.length === 0 ? group : { group, ...Object.fromEntries(own) };
  }
}

/** A folder says what is sold as a rule; what the kitchen marked for today is not part of it. */
function withStock<Row extends { is_in_stock_by_file: boolean }>(row: Row) {
  return { ...row, is_in_stock: row.is_in_stock_by_file };
}

function byRank<Row extends { rank: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.rank - b.rank);
}
