import type { Image, Restaurant, RestaurantConcept, Schedule } from '@comanda/contracts';
import type { schedules } from '../db/schema/menus';
import type { restaurants } from '../db/schema/restaurants';

export type RestaurantParts = {
  readonly restaurant: typeof restaurants.$inferSelect;
  readonly pictures: ReadonlyMap<string, Image>;
  readonly schedule: Schedule | null;
  /** In the language asked for; undefined = the restaurant's own. */
  readonly description: string | undefined;
  readonly is_sandbox: boolean;
};

/** A restaurant as it goes over the wire. */
export function assembleRestaurant(parts: RestaurantParts): Restaurant {
  const { restaurant, pictures, schedule, description, is_sandbox } = parts;
  const { settings } = restaurant;
  return {
    ...settings,
    restaurant_id: restaurant.restaurant_id,
    endpoint: restaurant.endpoint,
    name: restaurant.name,
    description: description ?? settings.description,
    logo: pictureOf(pictures, restaurant.logo),
    header_image: pictureOf(pictures, restaurant.header_image),
    franchise_id: restaurant.franchise_id,
    state: restaurant.state,
    schedule,
    table_presence: restaurant.table_presence,
    menu_version: restaurant.menu_version,
    is_sandbox,
  };
}

/** A restaurant's brand: of its look, what other apps put on their own pages. */
export function assembleConcept(
  { name, logo, second_logo, settings }: RestaurantParts['restaurant'],
  pictures: ReadonlyMap<string, Image>,
): RestaurantConcept {
  return {
    name,
    logo1: pictureOf(pictures, logo),
    logo2: pictureOf(pictures, second_logo),
    color1: settings.theme.primary,
    color2: settings.theme.secondary,
  };
}

export function assembleSchedule(row: typeof schedules.$inferSelect): Schedule {
  const { schedule_id, name, intervals, exceptions } = row;
  return { schedule_id, name, intervals, exceptions };
}

export function pictureOf(pictures: ReadonlyMap<string, Image>, path: string | null): Image | null {
  return path === null ? null : (pictures.get(path) ?? null);
}
