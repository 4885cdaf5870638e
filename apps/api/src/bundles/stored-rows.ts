import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as t from '../db/schema/index';

export type RestaurantRow = Omit<typeof t.restaurants.$inferSelect, 'created_at' | 'updated_at'>;
export type MediaRow = Omit<typeof t.media.$inferSelect, 'created_at' | 'bytes'>;
export type VideoRow = Omit<typeof t.videos.$inferSelect, 'created_at' | 'bytes'>;
export type TableRow = Omit<typeof t.tables.$inferSelect, 'created_at'>;
export type StaffRow = Omit<typeof t.staff.$inferSelect, 'created_at'>;
export type RetiredKeyRow = typeof t.retired_keys.$inferSelect;

/** Rows that a folder defines for a restaurant. Times and picture bytes are left out: they do not show a change. */
export type BundleRows = {
  readonly restaurant: RestaurantRow;
  readonly schedules: readonly (typeof t.schedules.$inferSelect)[];
  readonly menus: readonly (typeof t.menus.$inferSelect)[];
  readonly categories: readonly (typeof t.categories.$inferSelect)[];
  readonly items: readonly (typeof t.items.$inferSelect)[];
  readonly item_places: readonly (typeof t.item_places.$inferSelect)[];
  readonly modifier_groups: readonly (typeof t.modifier_groups.$inferSelect)[];
  readonly modifiers: readonly (typeof t.modifiers.$inferSelect)[];
  readonly item_modifier_groups: readonly (typeof t.item_modifier_groups.$inferSelect)[];
  readonly campaigns: readonly (typeof t.campaigns.$inferSelect)[];
  readonly sections: readonly (typeof t.sections.$inferSelect)[];
  readonly tables: readonly TableRow[];
  readonly media: readonly MediaRow[];
  readonly videos: readonly VideoRow[];
  readonly translations: readonly (typeof t.translations.$inferSelect)[];
  readonly staff: readonly StaffRow[];
  /** Members of staff whom an earlier folder had. */
  readonly retired_staff: readonly StaffRow[];
  readonly retired_keys: readonly RetiredKeyRow[];
};

/** The rows of a restaurant as they are now; null when it is new. */
export async function readStoredRows(db: Database, endpoint: string): Promise<BundleRows | null> {
  const {
    created_at: _created,
    updated_at: _updated,
    ...restaurantColumns
  } = getTableColumns(t.restaurants);
  const [restaurant] = await db
    .select(restaurantColumns)
    .from(t.restaurants)
    .where(eq(t.restaurants.endpoint, endpoint));
  if (restaurant === undefined) return null;
  const id = restaurant.restaurant_id;
  const { created_at: _added, bytes: _bytes, ...mediaColumns } = getTableColumns(t.media);
  const { created_at: _shot, bytes: _film, ...videoColumns } = getTableColumns(t.videos);
  const { created_at: _set, ...tableColumns } = getTableColumns(t.tables);
  const { created_at: _joined, ...staffColumns } = getTableColumns(t.staff);
  const staff = await db.select(staffColumns).from(t.staff).where(eq(t.staff.restaurant_id, id));
  return {
    restaurant,
    schedules: await db.select().from(t.schedules).where(eq(t.schedules.restaurant_id, id)),
    menus: await db.select().from(t.menus).where(eq(t.menus.restaurant_id, id)),
    categories: await db.select().from(t.categories).where(eq(t.categories.restaurant_id, id)),
    items: await db.select().from(t.items).where(eq(t.items.restaurant_id, id)),
    item_places: await db.select().from(t.item_places).where(eq(t.item_places.restaurant_id, id)),
    modifier_groups: await db
      .select()
      .from(t.modifier_groups)
      .where(eq(t.modifier_groups.restaurant_id, id)),
    modifiers: await db.select().from(t.modifiers).where(eq(t.modifiers.restaurant_id, id)),
    item_modifier_groups: await db
      .select()
      .from(t.item_modifier_groups)
      .where(eq(t.item_modifier_groups.restaurant_id, id)),
    campaigns: await db.select().from(t.campaigns).where(eq(t.campaigns.restaurant_id, id)),
    sections: await db.select().from(t.sections).where(eq(t.sections.restaurant_id, id)),
    tables: await db
      .select(tableColumns)
      .from(t.tables)
      // One without a key stands for a single guest, and no folder knows of it.
      .where(and(eq(t.tables.restaurant_id, id), isNotNull(t.tables.key))),
    media: await db.select(mediaColumns).from(t.media).where(eq(t.media.restaurant_id, id)),
    videos: await db
      .select(videoColumns)
      .from(t.videos)
      .where(eq(t.videos.restaurant_id, id))
      .orderBy(asc(t.videos.rank)),
    translations: await db
      .select()
      .from(t.translations)
      .where(eq(t.translations.restaurant_id, id)),
    staff: staff.filter(({ is_active }) => is_active),
    retired_staff: staff.filter(({ is_active }) => !is_active),
    retired_keys: await db
      .select()
      .from(t.retired_keys)
      .where(eq(t.retired_keys.restaurant_id, id)),
  };
}
