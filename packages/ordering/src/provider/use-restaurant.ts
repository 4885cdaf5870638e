import { offerToStaff } from '@comanda/cart';
import type { Menu, Restaurant } from '@comanda/contracts';
import { onceFor } from '../cart/once-for';
import { useOrdering } from './ordering-context';
import { useRead } from './reading';
import { MenusReading, RestaurantReading } from './readings';

/** The restaurant of the provider. Suspends until it is there; throws CallError when it cannot be had. */
export function useRestaurant(): Restaurant {
  const { policy } = useOrdering();
  const restaurant = useRead(RestaurantReading);
  return policy.is_staffed ? staffed(restaurant) : restaurant;
}

/** Its whole menu. Suspends and throws as useRestaurant does. */
export function useMenus(): readonly Menu[] {
  return useRead(MenusReading);
}

/** Staff do not tip themselves, and take the money on a reader after the order. */
const staffed = onceFor(
  (restaurant: Restaurant): Restaurant => ({
    ...offerToStaff(restaurant),
    tip_platform: 'RESTAURANT_SETTING_NONE',
    stripe_payments: 'RESTAURANT_SETTING_NONE',
    delivery_type: 'DELIVERY_OPTION_NO_DELIVERY',
  }),
);
