import type { KeyKind, KeyMark } from '../db/schema/index';
import type { BundleRows, RetiredKeyRow } from './stored-rows';

/** The id of a thing by its key: the one it has had since its first import, or a new one. */
export type IdOf = (kind: KeyKind, key: string) => string;

/** Remembers which ids were given to which keys, so that carts, links and ratings survive an import. */
export function knownIds(stored: BundleRows | null, newId: () => string): IdOf {
  const keys = stored === null ? [] : [...stored.retired_keys, ...keysOf(stored)];
  const ids = new Map(keys.map(({ kind, key, id }) => [`${kind} ${key}`, id]));
  return (kind, key) => {
    const name = `${kind} ${key}`;
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = newId();
    ids.set(name, id);
    return id;
  };
}

/** Keys that the wanted rows no longer have. */
export function vanishedKeys(stored: BundleRows, wanted: BundleRows): RetiredKeyRow[] {
  const kept = new Set(keysOf(wanted).map(({ kind, key }) => `${kind} ${key}`));
  return keysOf(stored).filter(({ kind, key }) => !kept.has(`${kind} ${key}`));
}

/** The key of everything that a folder names, with its id and what no folder says of it. */
export function keysOf(rows: BundleRows): RetiredKeyRow[] {
  const { restaurant_id, franchise_key, franchise_id } = rows.restaurant;
  const groups = new Map(rows.modifier_groups.map((row) => [row.modifier_group_id, row.key]));
  const franchises =
    franchise_key === null || franchise_id === null ? [] : [{ franchise_key, franchise_id }];
  return [
    ...rows.schedules.map((row) => keyOf('schedule', row.key, row.schedule_id)),
    ...rows.menus.map((row) => keyOf('menu', row.key, row.menu_id)),
    ...rows.categories.map((row) => keyOf('category', row.key, row.category_id)),
    ...rows.items.map((row) => keyOf('item', row.key, row.item_id, stockMark(row))),
    ...rows.modifier_groups.map((row) => keyOf('modifier_group', row.key, row.modifier_group_id)),
    ...rows.modifiers.map((row) => {
      const key = `${groups.get(row.modifier_group_id)}.${row.key}`;
      return keyOf('modifier', key, row.modifier_id, stockMark(row));
    }),
    ...rows.campaigns.flatMap(({ key, campaign_id, condition }) => [
      keyOf('campaign', key, campaign_id),
      ...condition.item_groups.map((group) =>
        keyOf('campaign_group', `${key}.${group.key}`, group.group_id),
      ),
    ]),
    ...rows.sections.map((row) => keyOf('section', row.key, row.section_id)),
    ...rows.tables.map(({ key, table_id, local_id }) =>
      keyOf('table', key ?? '', table_id, local_id === null ? null : { local_id }),
    ),
    ...rows.staff.map((row) => keyOf('staff', row.name, row.staff_id)),
    ...franchises.map((row) => keyOf('franchise', row.franchise_key, row.franchise_id)),
  ];

  function keyOf(
    kind: KeyKind,
    key: string,
    id: string,
    mark: KeyMark | null = null,
  ): RetiredKeyRow {
    return { restaurant_id, kind, key, id, mark };
  }
}

function stockMark(row: BundleRows['items'][number] | BundleRows['modifiers'][number]): KeyMark {
  const { is_in_stock, is_in_stock_by_file, is_in_stock_until } = row;
  const until = is_in_stock_until?.toISOString() ?? null;
  return { is_in_stock, is_in_stock_by_file, is_in_stock_until: until };
}
