import type { PaymentService, Restaurant } from '@comanda/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { restaurants } from '../db/schema/index';

/** Payment services of a restaurant: on its pages, and at readers that a page talks to. */
export async function servicesOf(
  db: Database,
  { restaurant_id, payment_service }: Pick<Restaurant, 'payment_service' | 'restaurant_id'>,
): Promise<readonly PaymentService[]> {
  const [row] = await db
    .select({ terminals: restaurants.terminals })
    .from(restaurants)
    .where(eq(restaurants.restaurant_id, restaurant_id));
  const vendors = (row?.terminals ?? []).map(({ vendor }) => vendor);
  return [...new Set([payment_service, ...vendors])];
}
