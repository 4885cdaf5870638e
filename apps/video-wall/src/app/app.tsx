import type { ApiClient } from '@comanda/api-client';
import { NotFoundPage } from '@comanda/web/problems';
import { AppShell } from '@comanda/web/start';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { latePart, PageOnItsWay } from '@comanda/web/late';
import type { StreamPlace } from '#shared/use-live-screen';
import { routePattern } from './paths';
import { WallRoute } from './wall-route';

// A wall of films loads nothing of the restaurant's screens.
const OrdersRoute = latePart(() => import('./orders-route').then((m) => m.OrdersRoute));
const MenuRoute = latePart(() => import('./menu-route').then((m) => m.MenuRoute));

type AppProps = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  /** Where events come from, if not from the page's own origin. */
  readonly place?: StreamPlace;
};

/** The whole application, around what it talks to. */
export function App({ client, queryClient, i18n, place = {} }: AppProps) {
  return (
    <AppShell queryClient={queryClient} i18n={i18n}>
      <Suspense fallback={<PageOnItsWay />}>
        <Routes>
          <Route path={routePattern('wall')} element={<WallRoute client={client} />} />
          <Route path={routePattern('tv')} element={<WallRoute client={client} />} />
          <Route
            path={routePattern('orders')}
            element={<OrdersRoute client={client} place={place} />}
          />
          <Route
            path={routePattern('menu')}
            element={<MenuRoute client={client} place={place} />}
          />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </AppShell>
  );
}
