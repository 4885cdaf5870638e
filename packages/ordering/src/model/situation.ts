import type { Menu, Restaurant } from '@comanda/contracts';
import { checkServed } from '@comanda/schedules';
import { restaurantStatus } from './restaurant-status';

/**
 * What a restaurant's pages show of the moment, in one text: two moments with the same text show the same pages. It grows
 * with the menus and not with their dishes.
 */
export function situationAt(restaurant: Restaurant, menus: readonly Menu[], at: Date): string {
  const status = restaurantStatus(restaurant, at);
  const served = menus.map(({ schedule }) => {
    const checked = checkServed(schedule, at, restaurant.timezone);
    return checked.ok ? null : checked.error;
  });
  return JSON.stringify([status, isSoon(status.opens_at, at), served]);
}

const DAY_MS = 86_400_000;

/** Whether a time can be told without its day. */
export function isSoon(time: Date | null, now: Date): boolean {
  return time !== null && time.getTime() - now.getTime() < DAY_MS;
}
