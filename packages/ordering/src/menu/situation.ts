import { orderOccasion } from '@comanda/cart';
import type { Menu, OrderType, Restaurant } from '@comanda/contracts';
import { checkServed, daysUntil } from '@comanda/schedules';
import { restaurantBlock } from './order-block';
import { restaurantStatus } from './restaurant-status';

const ORDER_TYPES = ['TAKEOUT', 'DINE_IN'] as const satisfies readonly OrderType[];

/**
 * Time-dependent state of a restaurant's pages, as one text: two moments with the same text have the same pages. It
 * grows with the menus and not with their dishes.
 */
export function situationAt(restaurant: Restaurant, menus: readonly Menu[], at: Date): string {
  const { timezone } = restaurant;
  const status = restaurantStatus(restaurant, at);
  return JSON.stringify([status, inDays(status.opens_at), ...ORDER_TYPES.map(orderedNow)]);

  /** How things stand for an order as soon as possible. */
  function orderedNow(order_type: OrderType) {
    const occasion = orderOccasion(restaurant, order_type, null, at);
    const { ready_at, last_order_minutes } = occasion;
    const block = restaurantBlock(restaurant, occasion);
    const served = menus.map(({ schedule }) => {
      const checked = checkServed(schedule, ready_at, timezone, last_order_minutes);
      return checked.ok ? null : { ...checked.error, in_days: inDays(checked.error.next) };
    });
    return [block, block && 'opens_at' in block ? inDays(block.opens_at) : null, served];
  }

  function inDays(time: Date | null): number | null {
    return time && daysUntil(time, at, timezone);
  }
}
