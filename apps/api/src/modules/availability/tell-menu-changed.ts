import { eq, sql } from 'drizzle-orm';
import { restaurants } from '../../db/schema/index';
import type { Deps } from '../../deps';

/** Gives a restaurant's menu its next version and tells those who look at it, in the transaction of `deps.db`. */
export async function tellMenuChanged(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  restaurant_id: string,
  changes: Partial<typeof restaurants.$inferInsert> = {},
): Promise<void> {
  const [restaurant] = await db
    .update(restaurants)
    .set({
      ...changes,
      menu_version: sql`${restaurants.menu_version} + 1`,
      updated_at: clock.now(),
    })
    .where(eq(restaurants.restaurant_id, restaurant_id))
    .returning({ menu_version: restaurants.menu_version, state: restaurants.state });
  if (restaurant === undefined) return;
  await events.publish(db, { type: 'restaurant.changed', restaurant_id, ...restaurant });
}
