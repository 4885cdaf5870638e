import { menusQuery, restaurantQuery } from '@comanda/ordering';
import { matchPath } from 'react-router-dom';
import { endpointOf } from './endpoint-of';
import { routePattern } from './paths';
import { preloadRestaurant, type Visit } from './preload-restaurant';
import { preloadWebPage, TableRoutes } from './web-pages';

/** React leaves a placeholder standing for so long once it is drawn; until then, waiting without one is the shorter way. */
const FIRST_PARTS_TIMEOUT_MS = 300;

/**
 * Waits for what the address shows, most of which the document has asked for already: there in time, it is drawn at once.
 * Where the document holds the page, it can be read meanwhile; the answer is whether that is still true and all of its parts are
 * there, so that it can be taken over.
 */
export async function awaitFirstPage(visit: Visit): Promise<boolean> {
  const { client, queryClient, i18n, language, pathname, drawn } = visit;
  if (pathname === routePattern('root') || pathname === routePattern('start')) return false;
  const at = matchPath({ path: routePattern('restaurant'), end: false }, pathname);
  const endpoint = at ? endpointOf(at.params['endpoint'] ?? '') : undefined;
  // Failures here are retried and shown by the page itself.
  const parts = Promise.allSettled(
    endpoint === undefined
      ? [
          TableRoutes.preload(i18n),
          import('./table/table-routes').then((m) => m.preloadTablePage(visit)),
        ]
      : [
          endpoint ? preloadRestaurant(visit, endpoint) : Promise.resolve(),
          preloadWebPage(pathname.slice(at?.pathnameBase.length), i18n),
        ],
  );
  if (!drawn || !endpoint) {
    await Promise.race([
      parts,
      new Promise((resolve) => setTimeout(resolve, FIRST_PARTS_TIMEOUT_MS)),
    ]);
    return false;
  }
  const [, page] = await parts;
  const place = { endpoint, language };
  const restaurant = queryClient.getQueryData(restaurantQuery(client, place).queryKey);
  const menus = queryClient.getQueryData(menusQuery(client, place).queryKey);
  const isTrueStill = restaurant?.menu_version === drawn.menu_version && menus !== undefined;
  return isTrueStill && page?.status === 'fulfilled';
}
