import { isMenuOffered } from '@comanda/cart';
import type { Menu } from '@comanda/contracts';
import { checkServed, type NotServed } from '@comanda/schedules';
import { isBlockedForNowOnly, restaurantBlock } from './order-block';
import { useMenus, useRestaurant } from '../provider/use-restaurant';
import { useOccasion } from './use-occasion';

/** A menu on offer. */
export type OfferedMenu = {
  readonly menu: Menu;
  /** When it is served, while it is not at the wanted time. */
  readonly not_served: NotServed | null;
  /** Whether its items can be ordered: it is served and the restaurant takes orders, or will for a later time. */
  readonly can_order: boolean;
};

/** The menus that are announced: not to be looked at yet, and not hidden either. */
export function useComingMenus(): readonly Menu[] {
  const menus = useMenus();
  const { order_type } = useOccasion();
  return menus
    .filter((menu) => !menu.is_active && isMenuOffered({ ...menu, is_active: true }, order_type))
    .toSorted((a, b) => a.rank - b.rank);
}

/** The menus a guest gets to see, by rank, each with whether it is served at the wanted time. */
export function useOfferedMenus(): readonly OfferedMenu[] {
  const restaurant = useRestaurant();
  const menus = useMenus();
  const occasion = useOccasion();
  const { ready_at, timezone, order_type, last_order_minutes } = occasion;
  const block = restaurantBlock(restaurant, occasion);
  const is_for_later = isBlockedForNowOnly(block, restaurant, occasion);
  return menus
    .filter((menu) => isMenuOffered(menu, order_type))
    .toSorted((a, b) => a.rank - b.rank)
    .map((menu) => {
      const served = checkServed(menu.schedule, ready_at, timezone, last_order_minutes);
      return {
        menu,
        not_served: served.ok ? null : served.error,
        can_order: is_for_later || (served.ok && block === null),
      };
    });
}
