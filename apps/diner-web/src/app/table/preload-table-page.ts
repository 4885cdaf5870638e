import { addTexts } from '@comanda/i18n';
import { preloadRestaurant, type Visit } from '#app/preload-restaurant';
import { type LatePage, preloadAt } from '#shared/late-part';
import { TABLE_TEXTS } from '#shared/use-texts';
import { restaurantNamed } from './restaurant-named';
import { FREE_PAGES, MENU_PATHS, MenuPage, PAGES } from './table-pages';

const ALL_PAGES: readonly (readonly [string, LatePage])[] = [
  ...Object.entries(FREE_PAGES),
  ...Object.entries(PAGES),
  ...MENU_PATHS.map((path) => [path, MenuPage] as const),
];

/** Fetches what an address behind the table's door shows. */
export async function preloadTablePage(visit: Visit): Promise<void> {
  const { i18n, pathname, search } = visit;
  const endpoint = restaurantNamed(new URLSearchParams(search));
  await Promise.allSettled([
    preloadAt(pathname, ALL_PAGES, i18n),
    ...(endpoint === null ? [] : [preloadRestaurant(visit, endpoint)]),
    ...TABLE_TEXTS.map((group) => addTexts(i18n, group)),
  ]);
}
