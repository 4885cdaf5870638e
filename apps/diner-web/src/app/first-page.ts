import type { ApiClient } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import { menusQuery, restaurantQuery } from '@comanda/ordering';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { type PathName, routePattern } from './paths';

/** React leaves a placeholder standing for so long once it is drawn; until then, waiting without one is the shorter way. */
const PATIENCE_MS = 300;

type Visit = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly language: Language;
  readonly pathname: string;
};

let menu: ReturnType<typeof importMenu> | undefined;

/** The page of a menu. What has been loaded once is handed out without a delay that would call for a placeholder. */
export function loadMenu() {
  menu ??= importMenu().catch((error: unknown) => {
    menu = undefined;
    throw error;
  });
  return menu;
}

function importMenu() {
  return import('./routes/menu');
}

/** Waits a moment for what the address shows, most of which the document has asked for already: there in time, it is drawn at once. */
export async function awaitFirstPage({
  client,
  queryClient,
  language,
  pathname,
}: Visit): Promise<void> {
  const endpoint = match('restaurant', pathname)?.params['endpoint'];
  if (!endpoint) return;
  const place = { endpoint, language };
  // What fails here is tried again, and told, by the page itself.
  const parts = Promise.allSettled([
    queryClient.prefetchQuery(restaurantQuery(client, place)),
    queryClient.prefetchQuery(menusQuery(client, place)),
    match('menu', pathname) ? loadMenu() : undefined,
  ]);
  await Promise.race([parts, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

function match(name: PathName, pathname: string) {
  return matchPath({ path: routePattern(name), end: false }, pathname);
}
