import type { MenuIndex } from '@comanda/cart';
import { indexMenus } from '@comanda/cart';
import type { Menu, Restaurant } from '@comanda/contracts';
import { useMenus, useRestaurant } from './use-restaurant';

export type Catalogue = {
  readonly restaurant: Restaurant;
  readonly menus: readonly Menu[];
  readonly index: MenuIndex;
};

/** The restaurant and its whole menu, in which every dish is found by its id. Suspends and throws as useRestaurant does. */
export function useCatalogue(): Catalogue {
  // One after the other, but under way together: the provider has begun both.
  const restaurant = useRestaurant();
  const menus = useMenus();
  return { restaurant, menus, index: indexMenus(menus) };
}
