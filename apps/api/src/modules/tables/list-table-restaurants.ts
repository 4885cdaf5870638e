import type { Language, RestaurantSummary } from '@comanda/contracts';
import { and, eq, exists, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { restaurants, tables } from '../../db/schema/index';

type Wanted = { readonly language?: Language | undefined; readonly local_id?: string | undefined };

/**
 * The restaurants that guests can see and that have a table in service, or the table of a code. What a guest who takes out
 * orders at has no code and is no table to sit at.
 */
export async function listTableRestaurants(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  { language, local_id }: Wanted,
): Promise<RestaurantSummary[]> {
  const inService = db
    .select({ table_id: tables.table_id })
    .from(tables)
    .where(
      and(
        eq(tables.restaurant_id, restaurants.restaurant_id),
        local_id === undefined ? isNotNull(tables.local_id) : eq(tables.local_id, local_id),
        eq(tables.is_in_service, true),
      ),
    );
  const having = await db
    .select({ restaurant_id: restaurants.restaurant_id })
    .from(restaurants)
    .where(exists(inService));
  const ids = new Set(having.map(({ restaurant_id }) => restaurant_id));
  const listed = await catalogue.list(language);
  return listed.filter(({ restaurant_id }) => ids.has(restaurant_id));
}
