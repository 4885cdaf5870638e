import { isMenuOffered, orderOccasion } from '@comanda/cart';
import type { Menu, OrderType, Restaurant } from '@comanda/contracts';
import { checkServed, nextCommonOpening } from '@comanda/schedules';
import { restaurantBlock, type RestaurantBlock } from './order-block';

/**
 * Why nothing can be ordered in one way as soon as possible: the restaurant takes no order, or serves none of the menus that
 * are offered for it. Null when something can.
 */
export function orderTypeBlock(
  { restaurant, menus }: { readonly restaurant: Restaurant; readonly menus: readonly Menu[] },
  order_type: OrderType,
  now: Date,
): RestaurantBlock | null {
  const occasion = orderOccasion(restaurant, order_type, null, now);
  const block = restaurantBlock(restaurant, occasion);
  if (block !== null) return block;
  const { ready_at, timezone, last_order_minutes } = occasion;
  const nexts: Date[] = [];
  for (const { schedule } of menus.filter((menu) => isMenuOffered(menu, order_type))) {
    const served = checkServed(schedule, ready_at, timezone, last_order_minutes);
    if (served.ok) return null;
    const { next } = served.error;
    const both = next && nextCommonOpening([restaurant.schedule, schedule], next, timezone);
    if (both) nexts.push(both);
  }
  return { code: 'restaurant_closed', opens_at: earliest(nexts) };
}

function earliest(times: readonly Date[]): Date | null {
  return times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
