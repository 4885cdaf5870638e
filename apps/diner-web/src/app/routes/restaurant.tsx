import { OrderingProvider, usePendingPayment } from '@comanda/ordering';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Outlet, useLocation, useMatch, useParams } from 'react-router-dom';
import { useClient } from '#app/client-context';
import { pathTo, routePattern } from '#app/paths';
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
          <CurrentPage endpoint={endpoint} />
        </ErrorBoundary>
      </RestaurantFrame>
    </OrderingProvider>
  );
}

/** The page of the address. Whoever left in the middle of a payment is led back to it: only there it is found out what became of it. */
function CurrentPage({ endpoint }: { readonly endpoint: string }) {
  const isPaymentPending = usePendingPayment();
  const isOnPayment = useMatch(routePattern('payStripe')) !== null;
  if (isPaymentPending && !isOnPayment) {
    return <Navigate to={pathTo('payStripe', { endpoint })} replace />;
  }
  return <Outlet />;
}
