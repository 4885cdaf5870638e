import { createApiClient } from '@comanda/api-client';
import type { DocumentVisit } from '@comanda/contracts';
import { createQueryClient } from '@comanda/api-client/query-client';
import { campaignsQuery, DrawnAt, menusQuery, restaurantQuery } from '@comanda/ordering';
import { drawApp, routerAt } from '@comanda/web/documents';
import { App } from '#app/app';
import { i18nFor } from './i18n-for';

const client = createApiClient({});

/** Draws a page as the browser will draw it first: the same components, with what they would have read. */
export async function drawPage(visit: DocumentVisit): Promise<string> {
  const { restaurant, menus, language, address, now } = visit;
  const { endpoint } = restaurant;
  const place = { endpoint, language };
  const queryClient = createQueryClient();
  queryClient.setQueryData(restaurantQuery(client, place).queryKey, restaurant);
  queryClient.setQueryData(menusQuery(client, place).queryKey, [...menus]);
  // Promotions come after the menus, in the browser; known here as not read yet, nobody goes and reads them.
  const { queryKey } = campaignsQuery(client, place);
  queryClient.getQueryCache().build(queryClient, { queryKey: [...queryKey] });

  return drawApp(
    <DrawnAt value={now}>
      <App
        client={client}
        queryClient={queryClient}
        i18n={await i18nFor(language)}
        Router={routerAt(address)}
      />
    </DrawnAt>,
  );
}
