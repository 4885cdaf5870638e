import {
  menusFileSchema,
  type RestaurantFile,
  restaurantFileSchema,
} from '@comanda/contracts/bundle';
import type { BundleFiles } from '../bundles/bundle-files';
import { withoutDefaults } from '../bundles/without-defaults';
import { writeYaml } from '../bundles/write-yaml';
import type { ConvertedMenu } from './convert-menu';
import { slugOf } from './make-keys';

/** Colours that go with any food, until the operator chooses. */
const NEUTRAL_THEME = { primary: '#1f4d3a', secondary: null, radius: 'soft' } as const;

export type OperatorWords = Partial<
  Pick<RestaurantFile, 'endpoint' | 'name' | 'address' | 'timezone' | 'opening_hours'>
>;

/** A converted menu as the files of a folder. What nobody said is left open, and the check of the folder asks for it. */
export function draftFolder(
  converted: ConvertedMenu,
  said: OperatorWords,
): { readonly endpoint: string; readonly files: BundleFiles } {
  const name = said.name ?? converted.restaurant.name;
  const endpoint = said.endpoint ?? (slugOf(name ?? '') || 'restaurant');
  const restaurant = { theme: NEUTRAL_THEME, ...converted.restaurant, ...said, endpoint, name };
  return {
    endpoint,
    files: new Map([
      ['restaurant.yaml', writeYaml(withoutDefaults(restaurantFileSchema, restaurant))],
      ['menus.yaml', writeYaml(withoutDefaults(menusFileSchema, converted.menus))],
    ]),
  };
}
