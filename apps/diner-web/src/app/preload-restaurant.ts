import type { ApiClient } from '@comanda/api-client';
import type { Language } from '@comanda/contracts';
import {
  campaignsQuery,
  menusQuery,
  preloadKept,
  restaurantQuery,
  restaurantStatus,
} from '@comanda/ordering';
import { SERVER_THEME_ID } from '@comanda/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { loadTheme, nextTask } from '@comanda/web/late';
import type { DrawnPage } from '@comanda/web/drawn-page';

export type Visit = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly language: Language;
  readonly pathname: string;
  readonly search: string;
  readonly drawn?: DrawnPage | null;
};

/** Fetches what every page of a restaurant needs, side by side. */
export async function preloadRestaurant(
  { client, queryClient, language, drawn }: Visit,
  endpoint: string,
): Promise<void> {
  const place = { endpoint, language };
  const query = restaurantQuery(client, place);
  const needed = Promise.allSettled([
    queryClient.prefetchQuery(query).then(async () => {
      const read = queryClient.getQueryData(query.queryKey);
      if (!read) return;
      // A phone takes long over its first time of day somewhere. Now it waits for the menus anyway.
      await nextTask();
      restaurantStatus(read, new Date());
      await nextTask();
    }),
    queryClient.prefetchQuery(menusQuery(client, place)),
    hasServerTheme() ? undefined : loadTheme(),
    preloadKept(endpoint),
  ]);
  // No page waits for promotions; one that is drawn after they came is drawn once. A page that came drawn came without them.
  if (!drawn) void queryClient.prefetchQuery(campaignsQuery(client, place));
  await needed;
}

/** Whether the document came in the restaurant's colours. */
function hasServerTheme(): boolean {
  return document.getElementById(SERVER_THEME_ID) !== null;
}
