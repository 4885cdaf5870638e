import type { BundleRows } from './stored-rows';

export type Kind =
  | 'schedule'
  | 'menu'
  | 'category'
  | 'item'
  | 'modifier_group'
  | 'modifier'
  | 'campaign'
  | 'campaign_group'
  | 'section'
  | 'table'
  | 'staff';

/** The id of a thing by its key: the one it has had since its first import, or a new one. */
export type IdOf = (kind: Kind, key: string) => string;

/** Remembers which ids were given to which keys, so that carts, links and ratings survive an import. */
export function knownIds(stored: BundleRows | null, newId: () => string): IdOf {
  const ids = new Map<string, string>();
  if (stored !== null) {
    const groupKeys = new Map(
      stored.modifier_groups.map((row) => [row.modifier_group_id, row.key]),
    );
    for (const row of stored.schedules) ids.set(`schedule ${row.key}`, row.schedule_id);
    for (const row of stored.menus) ids.set(`menu ${row.key}`, row.menu_id);
    for (const row of stored.categories) ids.set(`category ${row.key}`, row.category_id);
    for (const row of stored.items) ids.set(`item ${row.key}`, row.item_id);
    for (const row of stored.modifier_groups)
      ids.set(`modifier_group ${row.key}`, row.modifier_group_id);
    for (const row of stored.modifiers)
      ids.set(`modifier ${groupKeys.get(row.modifier_group_id)}.${row.key}`, row.modifier_id);
    for (const row of stored.campaigns) {
      ids.set(`campaign ${row.key}`, row.campaign_id);
      for (const { key, group_id } of row.condition.item_groups)
        ids.set(`campaign_group ${row.key}.${key}`, group_id);
    }
    for (const row of stored.sections) ids.set(`section ${row.key}`, row.section_id);
    for (const row of stored.tables) ids.set(`table ${row.key}`, row.table_id);
    for (const row of stored.staff) ids.set(`staff ${row.name}`, row.staff_id);
  }
  return (kind, key) => {
    const name = `${kind} ${key}`;
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = newId();
    ids.set(name, id);
    return id;
  };
}
