import type { ApiClient } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import { addTexts } from '@comanda/i18n';
import { menusQuery, preloadKept, restaurantQuery, restaurantStatus } from '@comanda/ordering';
import { DRESS_ID } from '@comanda/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { matchPath } from 'react-router-dom';
import { loadOnce } from '#shared/load-once';
import { loadTheme } from '#shared/load-theme';
import type { DrawnPage } from './drawn-page';
import { type PathName, routePattern } from './paths';

/** React leaves a placeholder standing for so long once it is drawn; until then, waiting without one is the shorter way. */
const PATIENCE_MS = 300;

type Visit = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly language: Language;
  readonly pathname: string;
  readonly drawn?: DrawnPage | null;
};

/** The page of a menu. */
export const loadMenu = loadOnce(() => import('./routes/menu'));

/** The door of a restaurant: most links lead past it. */
export const loadHome = loadOnce(() => import('./routes/home'));

/** Fetches the page of a menu and what it says. */
export async function preloadMenu(i18n: I18n): Promise<void> {
  await Promise.all([loadMenu(), addTexts(i18n, 'ordering')]);
}

/**
 * Waits for what the address shows, most of which the document has asked for already: there in time, it is drawn at once.
 * Where the document holds the page, it can be read meanwhile; the answer is whether that is still true, and can be taken over.
 */
export async function awaitFirstPage({
  client,
  queryClient,
  i18n,
  language,
  pathname,
  drawn = null,
}: Visit): Promise<boolean> {
  const endpoint = match('restaurant', pathname)?.params['endpoint'];
  if (!endpoint) return false;
  const place = { endpoint, language };
  const { queryKey } = restaurantQuery(client, place);
  // What fails here is tried again, and told, by the page itself.
  const parts = Promise.allSettled([
    queryClient.prefetchQuery(restaurantQuery(client, place)).then(() => {
      const read = queryClient.getQueryData(queryKey);
      // A phone takes long over its first time of day somewhere. Now it waits for the menus anyway.
      if (read) restaurantStatus(read, new Date());
    }),
    queryClient.prefetchQuery(menusQuery(client, place)),
    match('menu', pathname) ? preloadMenu(i18n) : undefined,
    match('home', pathname) ? loadHome() : undefined,
    isDressed() ? undefined : loadTheme(),
    preloadKept(endpoint),
  ]);
  if (!drawn) {
    await Promise.race([parts, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    return false;
  }
  await parts;
  const restaurant = queryClient.getQueryData(queryKey);
  const menus = queryClient.getQueryData(menusQuery(client, place).queryKey);
  return restaurant?.menu_version === drawn.menu_version && menus !== undefined;
}

function match(name: PathName, pathname: string) {
  return matchPath({ path: routePattern(name), end: false }, pathname);
}

/** Whether the document came in the restaurant's colours. */
function isDressed(): boolean {
  return document.getElementById(DRESS_ID) !== null;
}
