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
  const offered = menus.filter((menu) => isMenuOffered(menu, order_type));
  const isServed = offered.some(
    ({ schedule }) => checkServed(schedule, ready_at, timezone, last_order_minutes).ok,
  );
  if (isServed) return null;
  const nexts = offered.flatMap(({ schedule }) => {
    const served = checkServed(schedule, ready_at, timezone, last_order_minutes);
    const next = served.ok ? null : served.error.next;
    return next && (nextCommonOpening([restaurant.schedule, schedule], next, timezone) ?? []);
  });
  return { code: 'restaurant_closed', opens_at: earliest(nexts) };
}

function earliest(times: readonly (Date | null)[]): Date | null {
  const known = times.flatMap((time) => (time === null ? [] : [time.getTime()]));
  return known.length === 0 ? null : new Date(Math.min(...known));
}
