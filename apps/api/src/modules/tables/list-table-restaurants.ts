import type { Language, RestaurantSummary } from '@comanda/contracts';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { tables } from '../../db/schema/index';

type Wanted = { readonly language?: Language | undefined; readonly local_id?: string | undefined };

/** The restaurants that guests can see and that have a table in service, or that have the table of a code. */
export async function listTableRestaurants(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  { language, local_id }: Wanted,
): Promise<RestaurantSummary[]> {
  const having = await db
    .selectDistinct({ restaurant_id: tables.restaurant_id })
    .from(tables)
    .where(
      and(
        eq(tables.is_in_service, true),
        local_id === undefined ? undefined : eq(tables.local_id, local_id),
      ),
    );
  const ids = new Set(having.map(({ restaurant_id }) => restaurant_id));
  const restaurants = await catalogue.list(language);
  return restaurants.filter(({ restaurant_id }) => ids.has(restaurant_id));
}
