import type { BundleRows } from './stored-rows';

/** The key that a folder gave to the thing of this id. */
export function knownKeys({
  schedules,
  menus,
  categories,
  items,
}: Pick<BundleRows, 'schedules' | 'menus' | 'categories' | 'items'>): (id: string) => string {
  const keys = new Map<string, string>([
    ...schedules.map((row) => [row.schedule_id, row.key] as const),
    ...menus.map((row) => [row.menu_id, row.key] as const),
    ...categories.map((row) => [row.category_id, row.key] as const),
    ...items.map((row) => [row.item_id, row.key] as const),
  ]);
  return (id) => {
    const key = keys.get(id);
    if (key !== undefined) return key;
    throw new Error(`Nothing of the folder has the id ${id}; a campaign points at what is gone.`);
  };
}
