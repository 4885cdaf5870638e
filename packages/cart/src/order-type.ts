import type { Menu, OrderType, RestaurantSetting } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';

/** Whether a restaurant's setting includes a way of ordering (CART-10). */
export function isOfferedFor(setting: RestaurantSetting, order_type: OrderType): boolean {
  switch (setting) {
    case 'RESTAURANT_SETTING_NONE':
      return false;
    case 'RESTAURANT_SETTING_TAKE_OUT_ONLY':
      return order_type === 'TAKEOUT';
    case 'RESTAURANT_SETTING_DINE_IN_ONLY':
      return order_type === 'DINE_IN';
    case 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN':
      return true;
    default:
      return assertNever(setting);
  }
}

/** Whether a menu can be ordered from in a way of ordering; without one, whether it can be ordered from at all (CART-11). */
export function isMenuOffered(menu: Menu, order_type: OrderType | null): boolean {
  if (!menu.is_active) return false;
  switch (menu.menu_status) {
    case null:
      return true;
    case 'HIDDEN':
      return false;
    case 'DINE_IN_ONLY':
      return order_type !== 'TAKEOUT';
    case 'TAKE_OUT_ONLY':
      return order_type !== 'DINE_IN';
    default:
      return assertNever(menu.menu_status);
  }
}
