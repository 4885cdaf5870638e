import type { Image } from '@comanda/contracts';
import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as t from '../db/schema/index';

export type CatalogueRows = Awaited<ReturnType<typeof readTables>> & {
  readonly restaurant: typeof t.restaurants.$inferSelect;
};

const MOST_TRIES = 5;

/** All rows of a restaurant's menu, of one single version; null when there is no such restaurant. */
export async function loadCatalogueRows(
  db: Database,
  handle: string,
): Promise<CatalogueRows | null> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const [restaurant] = await db.select().from(t.restaurants).where(byHandle(handle));
    if (restaurant === undefined) return null;
    const rows = await readTables(db, restaurant.restaurant_id);
    // An import that committed between two of the reads shows as a new version.
    const version = await readVersion(db, restaurant.restaurant_id);
    if (version?.menu_version === restaurant.menu_version) return { restaurant, ...rows };
  }
  throw new Error('The menu changed on every attempt to read it. Something keeps writing to it.');
}

/** The committed version of a restaurant's menu, or null when there is no such restaurant. */
export async function readVersion(
  db: Database,
  handle: string,
): Promise<{ restaurant_id: string; menu_version: number } | null> {
  const [row] = await db
    .select({
      restaurant_id: t.restaurants.restaurant_id,
      menu_version: t.restaurants.menu_version,
    })
    .from(t.restaurants)
    .where(byHandle(handle));
  return row ?? null;
}

/** One after the other: inside a transaction there is one connection. */
async function readTables(db: Database, restaurant_id: string) {
  return {
    schedules: await db
      .select()
      .from(t.schedules)
      .where(eq(t.schedules.restaurant_id, restaurant_id))
      .orderBy(asc(t.schedules.key)),
    menus: await db
      .select()
      .from(t.menus)
      .where(eq(t.menus.restaurant_id, restaurant_id))
      .orderBy(asc(t.menus.rank)),
    categories: await db
      .select()
      .from(t.categories)
      .where(eq(t.categories.restaurant_id, restaurant_id))
      .orderBy(asc(t.categories.rank)),
    items: await db
      .select()
      .from(t.items)
      .where(eq(t.items.restaurant_id, restaurant_id))
      .orderBy(asc(t.items.rank)),
    places: await db
      .select()
      .from(t.item_places)
      .where(eq(t.item_places.restaurant_id, restaurant_id))
      .orderBy(asc(t.item_places.rank)),
    groups: await db
      .select()
      .from(t.modifier_groups)
      .where(eq(t.modifier_groups.restaurant_id, restaurant_id))
      .orderBy(asc(t.modifier_groups.rank)),
    modifiers: await db
      .select()
      .from(t.modifiers)
      .where(eq(t.modifiers.restaurant_id, restaurant_id))
      .orderBy(asc(t.modifiers.rank)),
    itemGroups: await db
      .select()
      .from(t.item_modifier_groups)
      .where(eq(t.item_modifier_groups.restaurant_id, restaurant_id))
      .orderBy(asc(t.item_modifier_groups.rank)),
    campaigns: await db
      .select()
      .from(t.campaigns)
      .where(eq(t.campaigns.restaurant_id, restaurant_id))
      .orderBy(asc(t.campaigns.rank)),
    has_tables: await hasTables(db, restaurant_id),
    pictures: await readImages(db, restaurant_id),
    translations: await db
      .select()
      .from(t.translations)
      .where(eq(t.translations.restaurant_id, restaurant_id)),
  };
}

/** Whether guests can join a table by its code; a guest who takes out has one of their own, without a code. */
async function hasTables(db: Database, restaurant_id: string): Promise<boolean> {
  const rows = await db
    .select({ table_id: t.tables.table_id })
    .from(t.tables)
    .where(
      and(
        eq(t.tables.restaurant_id, restaurant_id),
        eq(t.tables.is_in_service, true),
        isNotNull(t.tables.local_id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A restaurant's pictures without their bytes, by path. */
async function readImages(db: Database, restaurant_id: string): Promise<Map<string, Image>> {
  const rows = await db
    .select({ path: t.media.path, image: t.media.image })
    .from(t.media)
    .where(eq(t.media.restaurant_id, restaurant_id));
  return new Map(rows.map(({ path, image }) => [path, image]));
}

function byHandle(handle: string): SQL {
  return isId(handle)
    ? eq(t.restaurants.restaurant_id, handle)
    : eq(t.restaurants.endpoint, handle);
}

function isId(handle: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(handle);
}
