import { addTexts } from '@comanda/i18n';
import { preloadRestaurant, type Visit } from '#app/preload-restaurant';
import { type LatePage, preloadAt, TABLE_TEXTS } from '@comanda/web/late';
import { restaurantNamed } from './restaurant-named';
import { FREE_PAGES, MENU_PATHS, MenuPage, PAGES } from './table-pages';

const ALL_PAGES: readonly (readonly [string, LatePage])[] = [
  ...Object.entries(FREE_PAGES),
  ...Object.entries(PAGES),
  ...MENU_PATHS.map((path) => [path, MenuPage] as const),
];

/** Fetches what an address in table ordering shows. */
export async function preloadTablePage(visit: Visit): Promise<void> {
  const { i18n, pathname, search } = visit;
  const endpoint = restaurantNamed(new URLSearchParams(search));
  const isOfRestaurant = endpoint !== null && !Object.hasOwn(FREE_PAGES, pathname);
  await Promise.allSettled([
    preloadAt(pathname, ALL_PAGES, i18n),
    ...(isOfRestaurant ? [preloadRestaurant(visit, endpoint), ...textsOfTable(i18n)] : []),
  ]);
}

function textsOfTable(i18n: Visit['i18n']): Promise<unknown>[] {
  return TABLE_TEXTS.map((group) => addTexts(i18n, group));
}
