import { orderOccasion } from '@comanda/cart';
import type { OrderType } from '@comanda/contracts';
import { restaurantBlock, type RestaurantBlock } from './order-block';
import { useNow } from '../provider/now-provider';
import { useRestaurant } from '../provider/use-restaurant';

/**
 * Why the restaurant takes no order as soon as possible; null when it does.
 * @param order_type null = not known yet: then a meal at a table counts, which is taken longest.
 */
export function useRestaurantBlock(order_type: OrderType | null): RestaurantBlock | null {
  const restaurant = useRestaurant();
  const now = useNow();
  return restaurantBlock(restaurant, orderOccasion(restaurant, order_type ?? 'DINE_IN', null, now));
}
