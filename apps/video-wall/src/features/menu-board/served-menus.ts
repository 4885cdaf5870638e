import { isMenuOffered } from '@comanda/cart';
import type { Menu } from '@comanda/contracts';
import { isServedAt, nextOpening } from '@comanda/schedules';

/** The menus that are served at a moment, by rank. */
export function servedMenus(menus: readonly Menu[], at: Date, timezone: string): readonly Menu[] {
  return menus
    .filter((menu) => isMenuOffered(menu, null) && isServedAt(menu.schedule, at, timezone))
    .toSorted((a, b) => a.rank - b.rank);
}

/** When the next menu is served; null = none is in sight. */
export function nextServing(menus: readonly Menu[], at: Date, timezone: string): Date | null {
  const openings = menus
    .filter((menu) => isMenuOffered(menu, null))
    .map(({ schedule }) => nextOpening(schedule, at, timezone))
    .filter((opening) => opening !== null)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return openings[0] ?? null;
}
