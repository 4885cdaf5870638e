import type { OrderType } from '@comanda/contracts';
import { useNow } from '../provider/now-provider';
import { useMenus, useRestaurant } from '../provider/use-restaurant';
import { type RestaurantBlock } from './order-block';
import { orderTypeBlock } from './order-type-block';

/** Why nothing can be ordered now, for each way of ordering; null for one in which something can. */
export function useOrderTypeBlocks<Type extends OrderType>(
  order_types: readonly Type[],
): readonly { readonly order_type: Type; readonly block: RestaurantBlock | null }[] {
  const restaurant = useRestaurant();
  const menus = useMenus();
  const now = useNow();
  return order_types.map((order_type) => ({
    order_type,
    block: orderTypeBlock({ restaurant, menus }, order_type, now),
  }));
}
