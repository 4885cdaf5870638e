import type { Menu, Restaurant } from '@comanda/contracts';
import { checkServed, daysUntil } from '@comanda/schedules';
import { restaurantStatus } from './restaurant-status';

/**
 * What a restaurant's pages show of the moment, in one text: two moments with the same text show the same pages. It grows
 * with the menus and not with their dishes.
 */
export function situationAt(restaurant: Restaurant, menus: readonly Menu[], at: Date): string {
  const { timezone } = restaurant;
  const status = restaurantStatus(restaurant, at);
  const served = menus.map(({ schedule }) => {
    const checked = checkServed(schedule, at, timezone);
    return checked.ok ? null : { ...checked.error, in_days: inDays(checked.error.next) };
  });
  return JSON.stringify([status, inDays(status.opens_at), served]);

  function inDays(time: Date | null): number | null {
    return time && daysUntil(time, at, timezone);
  }
}
