import { text } from 'node:stream/consumers';
import { createApiClient, type NearbyReply } from '@comanda/api-client';
import { createQueryClient } from '@comanda/api-client/query-client';
import type { i18n as I18n } from 'i18next';
import type { PropsWithChildren } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/app';
import { pathTo } from '#app/paths';
import { FIRST_QUESTION } from '#shared/drawn-list';
import { nearbyQuery } from '#shared/query';

type Page = { readonly found: NearbyReply; readonly now: Date; readonly i18n: I18n };

const client = createApiClient({});

/** Draws the page as the browser will draw it first: the same components, with the list that they would have read. */
export async function drawPage({ found, now, i18n }: Page): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(nearbyQuery(client, FIRST_QUESTION).queryKey, found);
  const { prelude } = await prerenderToNodeStream(
    <App
      client={client}
      queryClient={queryClient}
      i18n={i18n}
      clock={{ now: () => now }}
      Router={Router}
    />,
  );
  return text(prelude);
}

function Router({ children }: PropsWithChildren) {
  return <StaticRouter location={pathTo('locator', {})}>{children}</StaticRouter>;
}
