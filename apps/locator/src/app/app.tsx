import type { ApiClient } from '@comanda/api-client';
import { NotFoundPage } from '@comanda/web/problems';
import { AppShell } from '@comanda/web/start';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ComponentType, PropsWithChildren } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LocatorPage } from '#features/locator/locator-page';
import { MapOfPlaces } from '#features/map/map-of-places';
import { NowProvider } from '#shared/now';
import { routePattern } from './paths';

type AppProps = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly clock: { readonly now: () => Date };
  readonly Router?: ComponentType<PropsWithChildren>;
};

/** The whole application, around the services that it uses. */
export function App({ client, clock, ...shell }: AppProps) {
  return (
    <AppShell {...shell}>
      <NowProvider clock={clock}>
        <Routes>
          <Route
            path={routePattern('locator')}
            element={<LocatorPage client={client} Map={MapOfPlaces} />}
          />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </NowProvider>
    </AppShell>
  );
}
