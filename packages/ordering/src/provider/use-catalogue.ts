import type { MenuIndex } from '@comanda/cart';
import { indexMenus, offerToStaff } from '@comanda/cart';
import type { Menu, Restaurant } from '@comanda/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { menusQuery, restaurantQuery } from '../queries/restaurants';
import { useOrdering } from './ordering-context';

export type Catalogue = {
  readonly restaurant: Restaurant;
  readonly menus: readonly Menu[];
  readonly index: MenuIndex;
};

/** The restaurant of the provider. Suspends until it is there; throws CallError when it cannot be had. */
export function useRestaurant(): Restaurant {
  const { client, endpoint, language, policy } = useOrdering();
  const { data } = useSuspenseQuery(restaurantQuery(client, { endpoint, language }));
  return useMemo(() => (policy.is_staffed ? staffed(data) : data), [data, policy.is_staffed]);
}

/** The restaurant and its whole menu, read side by side. Suspends and throws as useRestaurant does. */
export function useCatalogue(): Catalogue {
  const { client, endpoint, language } = useOrdering();
  // One after the other, but under way together: the provider has begun both.
  const restaurant = useRestaurant();
  const { data: menus } = useSuspenseQuery(menusQuery(client, { endpoint, language }));
  return { restaurant, menus, index: indexMenus(menus) };
}

/** Nobody tips themselves, and the money is taken on a reader once the order is in. */
function staffed(restaurant: Restaurant): Restaurant {
  return {
    ...offerToStaff(restaurant),
    tip_platform: 'RESTAURANT_SETTING_NONE',
    stripe_payments: 'RESTAURANT_SETTING_NONE',
    delivery_type: 'DELIVERY_OPTION_NO_DELIVERY',
  };
}
