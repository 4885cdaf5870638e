import { addTexts } from '@comanda/i18n';
import { preloadRestaurant, type Visit } from '#app/preload-restaurant';
import { type LatePage, preloadAt, TABLE_TEXTS } from '@comanda/web/late';
import { restaurantNamed } from './restaurant-named';
import { MENU_PATHS, MenuPage, PAGES } from './table-pages';

const ALL_PAGES: readonly (readonly [string, LatePage])[] = [
  ...Object.entries(PAGES),
  ...MENU_PATHS.map((path) => [path, MenuPage] as const),
];

/** Fetches what an address in table ordering shows. */
export async function preloadTablePage(visit: Visit): Promise<void> {
  const { i18n, pathname, search } = visit;
  const endpoint = restaurantNamed(new URLSearchParams(search));
  await Promise.allSettled([
    preloadAt(pathname, ALL_PAGES, i18n),
    ...(endpoint === null ? [] : [preloadRestaurant(visit, endpoint), ...textsOfTable(i18n)]),
  ]);
}

function textsOfTable(i18n: Visit['i18n']): Promise<unknown>[] {
  return TABLE_TEXTS.map((group) => addTexts(i18n, group));
}
