import { restaurantFileSchema } from '@comanda/contracts/bundle';
import { restaurantSchema } from '@comanda/contracts/schemas';
import type { RestaurantSettings } from '../db/schema/restaurants';

/**
 * What a folder that says nothing of a setting means by it. Restaurants that were imported by an older version have no
 * word on the settings that came since.
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
