import {
  type Image,
  MAX_PREP_MINUTES,
  type Restaurant,
  type RestaurantConcept,
  type Schedule,
} from '@comanda/contracts';
import type { schedules } from '../db/schema/menus';
import type { restaurants } from '../db/schema/restaurants';
import { assemblePresentation } from './assemble-presentation';
import { pictureOf } from './picture-of';
import { withSettingDefaults } from './setting-defaults';
import type { TextOf } from './texts';

export type RestaurantParts = {
  readonly restaurant: typeof restaurants.$inferSelect;
  readonly pictures: ReadonlyMap<string, Image>;
  readonly schedule: Schedule | null;
  readonly has_tables: boolean;
  /** In the language asked for. */
  readonly textOf: TextOf;
  readonly is_sandbox: boolean;
};

/** A restaurant as it goes over the wire. */
export function assembleRestaurant(parts: RestaurantParts): Restaurant {
  const { restaurant, pictures, schedule, has_tables, textOf, is_sandbox } = parts;
  const settings = withSettingDefaults(restaurant.settings);
  // Where riders go and where texts may go to is the restaurant's own business.
  const { delivery_zones: _zones, text_countries: _countries, ...shown } = settings;
  const { restaurant_id, busy_minutes } = restaurant;
  return {
    ...shown,
    ...assemblePresentation(settings, { restaurant_id, pictures, textOf }),
    // Promised times include the delay of a busy kitchen.
    prep_minutes: Math.min(settings.prep_minutes + busy_minutes, MAX_PREP_MINUTES),
    busy_minutes,
    state_until: restaurant.state_until?.toISOString() ?? null,
    restaurant_id,
    endpoint: restaurant.endpoint,
    name: restaurant.name,
    description: textOf(restaurant_id, 'description', settings.description),
    logo: pictureOf(pictures, restaurant.logo),
    header_image: pictureOf(pictures, restaurant.header_image),
    franchise_id: restaurant.franchise_id,
    state: restaurant.state,
    schedule,
    table_presence: restaurant.table_presence,
    has_tables,
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
