import type { ApiClient } from '@comanda/api-client';
import { NotFoundPage } from '@comanda/web/problems';
import { AppShell } from '@comanda/web/start';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageOnItsWay } from '@comanda/web/late';
import { routePattern } from './paths';
import { WallRoute } from './wall-route';

type AppProps = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
};

/** The whole application, around what it talks to. */
export function App({ client, queryClient, i18n }: AppProps) {
  return (
    <AppShell queryClient={queryClient} i18n={i18n}>
      <Suspense fallback={<PageOnItsWay />}>
        <Routes>
          <Route path={routePattern('wall')} element={<WallRoute client={client} />} />
          <Route path={routePattern('tv')} element={<WallRoute client={client} />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </AppShell>
  );
}
