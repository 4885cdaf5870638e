import { isOfferedFor } from '@comanda/cart';
import type { OrderType, Restaurant } from '@comanda/contracts';

/** Whether a tip is asked for in a way of ordering (TOT-11). */
export function isTipOffered(
  restaurant: Pick<Restaurant, 'tip_enabled' | 'tip_platform'>,
  order_type: OrderType,
): boolean {
  return restaurant.tip_enabled && isOfferedFor(restaurant.tip_platform, order_type);
}
