import type { RestaurantFile } from '@comanda/contracts/bundle';
import { eq } from 'drizzle-orm';
import { restaurants } from '../db/schema/index';
import type { Database } from '../db/database';
import { missingKeys } from '../processors/missing-keys';
import type { BundleFault } from './fault';

/** Whether a restaurant has what its payment service needs: in its folder, or its secrets from an earlier one. */
export async function checkAccounts(
  db: Database,
  restaurant: RestaurantFile,
): Promise<BundleFault[]> {
  const { payment_service, endpoint } = restaurant;
  const [stored] = await db
    .select({ secrets: restaurants.payment_secrets })
    .from(restaurants)
    .where(eq(restaurants.endpoint, endpoint));
  const secrets = restaurant.payment_secrets ?? stored?.secrets ?? {};
  return missingKeys(payment_service, { ...restaurant, secrets }).map((path) => ({
    file: 'restaurant.yaml',
    line: null,
    path,
    message: `is missing; ${payment_service} cannot take cards without it`,
  }));
}
