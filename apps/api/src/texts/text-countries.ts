import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { restaurants } from '../db/schema/index';

/** Where a restaurant sends texts to that was imported before it could say so. */
const USUAL = ['CA', 'US'];

/** The countries (ISO codes) that a restaurant sends texts to. */
export async function textCountries(db: Database, restaurant_id: string): Promise<string[]> {
  const [restaurant] = await db
    .select({ settings: restaurants.settings })
    .from(restaurants)
    .where(eq(restaurants.restaurant_id, restaurant_id));
  // Stored by an older version, it says nothing of them.
  const stored: Partial<NonNullable<typeof restaurant>['settings']> = restaurant?.settings ?? {};
  return stored.text_countries ?? USUAL;
}
