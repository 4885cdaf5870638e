import type { PlaceHours, Restaurant } from '@comanda/contracts';
import { uniteSchedules } from '@comanda/schedules';
import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { menus, restaurants, schedules } from '../../db/schema/index';
import { groupBy } from '../../shared/group-by';

/** A restaurant of a franchise, with all that the locator says of it. */
export type StoredPlace = Pick<
  Restaurant,
  'restaurant_id' | 'endpoint' | 'name' | 'address' | 'phone_number' | 'timezone' | 'order_mode'
> & {
  readonly franchise_id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string;
  readonly delivers: boolean;
  readonly state: Restaurant['state'];
  readonly state_until: Date | null;
  readonly hours: PlaceHours | null;
};

/** Only these of a restaurant's settings: the whole of ten thousand would take seconds. */
const settings = sql<
  Pick<Restaurant, 'address' | 'phone_number' | 'timezone' | 'order_mode' | 'delivery_type'> & {
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly country: string;
  }
>`jsonb_build_object(
  'address', ${restaurants.settings}->'address', 'phone_number', ${restaurants.settings}->'phone_number',
  'latitude', ${restaurants.settings}->'latitude', 'longitude', ${restaurants.settings}->'longitude',
  'timezone', ${restaurants.settings}->'timezone', 'order_mode', ${restaurants.settings}->'order_mode',
  'delivery_type', ${restaurants.settings}->'delivery_type',
  'country', ${restaurants.settings}->'default_phone_country')`;

/** The restaurants that the locator shows: of a franchise, not hidden, with a position. All of them, or those of some ids. */
export async function loadPlaces(
  db: Database,
  restaurant_ids: readonly string[] | null,
): Promise<StoredPlace[]> {
  const shown = and(
    isNotNull(restaurants.franchise_id),
    eq(restaurants.is_hidden, false),
    restaurant_ids === null ? undefined : inArray(restaurants.restaurant_id, [...restaurant_ids]),
  );
  const { restaurant_id, endpoint, name, state, state_until, franchise_id } = restaurants;
  const rows = await db
    .select({ restaurant_id, endpoint, name, state, state_until, franchise_id, settings })
    .from(restaurants)
    .where(shown);
  const hours = await loadHours(db, shown);
  return rows.flatMap((row) => {
    const { settings: said, franchise_id: franchise, ...own } = row;
    const { latitude, longitude, delivery_type, ...more } = said;
    if (franchise === null || latitude === null || longitude === null) return [];
    return {
      ...own,
      ...more,
      franchise_id: franchise,
      latitude,
      longitude,
      delivers: delivery_type !== 'DELIVERY_OPTION_NO_DELIVERY',
      hours: hours.get(row.restaurant_id) ?? null,
    };
  });
}

/** The hours of each restaurant: its own schedule's, else those of all menus that guests see. */
async function loadHours(db: Database, shown: SQL | undefined): Promise<Map<string, PlaceHours>> {
  const ownSchedule = eq(schedules.schedule_id, restaurants.schedule_id);
  const menuSchedule = and(
    isNull(restaurants.schedule_id),
    eq(schedules.schedule_id, menus.schedule_id),
  );
  const rows = await db
    .selectDistinct({
      restaurant_id: restaurants.restaurant_id,
      schedule_id: schedules.schedule_id,
      intervals: schedules.intervals,
      exceptions: schedules.exceptions,
    })
    .from(restaurants)
    .leftJoin(
      menus,
      and(
        eq(menus.restaurant_id, restaurants.restaurant_id),
        menus.is_active,
        or(isNull(menus.menu_status), ne(menus.menu_status, 'HIDDEN')),
      ),
    )
    .innerJoin(
      schedules,
      and(eq(schedules.restaurant_id, restaurants.restaurant_id), or(ownSchedule, menuSchedule)),
    )
    .where(shown);
  const byPlace = groupBy(rows, (row) => row.restaurant_id);
  return new Map([...byPlace].map(([id, own]) => [id, uniteSchedules(own)]));
}
