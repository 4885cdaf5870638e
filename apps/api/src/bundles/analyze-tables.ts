import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as t from '../db/schema/index';
import { letOthersIn } from '../shared/let-others-in';

/** Tables an import writes. */
const TABLES = [
  t.restaurants,
  t.schedules,
  t.menus,
  t.categories,
  t.items,
  t.item_places,
  t.modifier_groups,
  t.modifiers,
  t.item_modifier_groups,
  t.campaigns,
  t.sections,
  t.tables,
  t.media,
  t.videos,
  t.translations,
  t.staff,
];

/** Has the planner look at what an import wrote: it knows nothing of so many new rows, and the embedded engine never looks by itself. */
export async function analyzeTables(db: Database): Promise<void> {
  for (const table of TABLES) {
    await db.execute(sql`analyze ${table}`);
    await letOthersIn();
  }
}
