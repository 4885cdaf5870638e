import { restaurantFileSchema } from '@comanda/contracts/bundle';
import { restaurantSchema } from '@comanda/contracts/schemas';
import type { RestaurantSettings } from '../db/schema/restaurants';

/**
 * Defaults of settings that a folder leaves out. Restaurants imported by an older version lack the settings that were
 * added since.
 */
const SETTING_DEFAULTS: Partial<RestaurantSettings> = pickSettings(
  restaurantFileSchema.parse({
    endpoint: 'any',
    name: 'Any',
    address: 'Any',
    timezone: 'UTC',
    theme: { primary: '#000000', secondary: null, radius: 'none' },
  }),
);

/** Stored settings, with the defaults of those that are younger than they. */
export function withSettingDefaults(stored: RestaurantSettings): RestaurantSettings {
  return {
    ...SETTING_DEFAULTS,
    ...stored,
    theme: { ...SETTING_DEFAULTS.theme, ...stored.theme },
  };
}

/** Only what goes over the wire: a folder also holds secrets. */
function pickSettings(file: object): Partial<RestaurantSettings> {
  return Object.fromEntries(
    Object.entries(file).filter(([name]) => name in restaurantSchema.shape),
  );
}
