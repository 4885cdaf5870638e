import { createApiClient, type NearbyReply } from '@comanda/api-client';
import { createQueryClient } from '@comanda/api-client/query-client';
import { drawApp, routerAt } from '@comanda/web/documents';
import type { i18n as I18n } from 'i18next';
import { App } from '#app/app';
import { pathTo } from '#app/paths';
import { FIRST_QUESTION } from '#shared/drawn-list';
import { nearbyQuery } from '#shared/query';

type Page = { readonly found: NearbyReply; readonly now: Date; readonly i18n: I18n };

const client = createApiClient({});
const Router = routerAt(pathTo('locator', {}));

/** Draws the page as the browser will draw it first: the same components, with the list that they would have read. */
export function drawPage({ found, now, i18n }: Page): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(nearbyQuery(client, FIRST_QUESTION).queryKey, found);
  return drawApp(
    <App
      client={client}
      queryClient={queryClient}
      i18n={i18n}
      clock={{ now: () => now }}
      Router={Router}
    />,
  );
}
