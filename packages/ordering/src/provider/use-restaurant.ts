import { offerToStaff } from '@comanda/cart';
import type { Menu, Restaurant } from '@comanda/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { menusQuery, restaurantQuery } from '../queries/restaurants';
import { useOrdering } from './ordering-context';

/** The restaurant of the provider. Suspends until it is there; throws CallError when it cannot be had. */
export function useRestaurant(): Restaurant {
  const { client, endpoint, language, policy } = useOrdering();
  const { data } = useSuspenseQuery(restaurantQuery(client, { endpoint, language }));
  return useMemo(() => (policy.is_staffed ? staffed(data) : data), [data, policy.is_staffed]);
}

/** Its whole menu. Suspends and throws as useRestaurant does. */
export function useMenus(): readonly Menu[] {
  const { client, endpoint, language } = useOrdering();
  return useSuspenseQuery(menusQuery(client, { endpoint, language })).data;
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
