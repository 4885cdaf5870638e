import { text } from 'node:stream/consumers';
import { createApiClient } from '@comanda/api-client';
import type { DocumentVisit } from '@comanda/contracts';
import { createQueryClient } from '@comanda/api-client/query-client';
import { campaignsQuery, DrawnAt, menusQuery, restaurantQuery } from '@comanda/ordering';
import type { PropsWithChildren } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
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

  function Router({ children }: PropsWithChildren) {
    return <StaticRouter location={address}>{children}</StaticRouter>;
  }

  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <DrawnAt value={now}>
      <App
        client={client}
        queryClient={queryClient}
        i18n={await i18nFor(language)}
        Router={Router}
      />
    </DrawnAt>,
    {
      // Everything in its place: what is sent out of order needs a script to put it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error;
      },
    },
  );
  const markup = await text(prelude);
  if (failure !== undefined) throw new Error(`${address} could not be drawn.`, { cause: failure });
  return markup;
}
