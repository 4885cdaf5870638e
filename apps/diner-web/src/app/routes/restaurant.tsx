import { OrderingProvider } from '@comanda/ordering';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { useClient } from '#app/client-context';
import { RestaurantFrame } from '#features/restaurant-frame/restaurant-frame';
import { CrashPage } from '#shared/problem-pages/crash-page';
import { useLanguage } from '@comanda/ordering/format';

/** Everything below /v2/{endpoint}: one restaurant, one order. */
export function RestaurantRoute() {
  const { endpoint = '' } = useParams();
  const client = useClient();
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <OrderingProvider key={endpoint} client={client} endpoint={endpoint} language={language}>
      <RestaurantFrame>
        <ErrorBoundary FallbackComponent={CrashPage} resetKeys={[pathname]}>
          <Outlet />
        </ErrorBoundary>
      </RestaurantFrame>
    </OrderingProvider>
  );
}
