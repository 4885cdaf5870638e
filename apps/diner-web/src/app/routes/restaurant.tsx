import { OrderingProvider, type OrderingPolicy, usePendingPayment } from '@comanda/ordering';
import { matchPath, Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { useClient } from '#app/client-context';
import { FrameTalk } from '#app/embedded/frame-talk';
import { endpointOf } from '#app/endpoint-of';
import { useIsFrontOfHouse } from '#app/front-of-house';
import { PAY_PAGES } from '#app/pay-paths';
import { routePattern } from '#app/paths';
import { ForgetClosedTable } from '#app/forget-closed-table';
import { usePayPath } from '#app/use-pay-path';
import { PageBoundary, RestaurantFrame } from '@comanda/ordering-ui/restaurant-frame';
import { latePart, OptionalPart } from '@comanda/web/late';
import { NotFoundPage } from '@comanda/web/problems';
import { useLanguage } from '@comanda/i18n/react';

const FrontOfHouseNotice = latePart(() =>
  import('./front-of-house-notice').then((m) => m.FrontOfHouseNotice),
);

const STAFF_POLICY: Partial<OrderingPolicy> = { is_staffed: true };

/** Everything below /v2/{endpoint}. What was typed in capitals means the same; what no restaurant can be called is none. */
export function RestaurantRoute() {
  const { endpoint: typed = '' } = useParams();
  const { pathname, search } = useLocation();
  const endpoint = endpointOf(typed);
  if (endpoint === null) return <NotFoundPage missing="restaurant" />;
  if (endpoint !== typed) {
    const page = pathname.split('/').slice(3);
    return <Navigate to={`/${['v2', endpoint, ...page].join('/')}${search}`} replace />;
  }
  return <Restaurant endpoint={endpoint} />;
}

/** One restaurant, one order. */
function Restaurant({ endpoint }: { readonly endpoint: string }) {
  const client = useClient();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isStaffed = useIsFrontOfHouse(endpoint);
  return (
    <OrderingProvider
      key={endpoint}
      client={client}
      endpoint={endpoint}
      language={language}
      {...(isStaffed ? { policy: STAFF_POLICY } : {})}
    >
      <RestaurantFrame>
        <FrameTalk />
        <OptionalPart pathname={pathname}>
          {isStaffed && <FrontOfHouseNotice />}
          <ForgetClosedTable />
        </OptionalPart>
        <PageBoundary pathname={pathname}>
          <CurrentPage />
        </PageBoundary>
      </RestaurantFrame>
    </OrderingProvider>
  );
}

/** The page of the address. Whoever left in the middle of a payment is led back to it: only there it is found out what became of it. */
function CurrentPage() {
  const isPaymentPending = usePendingPayment();
  const { pathname } = useLocation();
  const payPath = usePayPath();
  const isOnPayment = PAY_PAGES.some((page) => matchPath(routePattern(page), pathname));
  if (isPaymentPending && !isOnPayment) return <Navigate to={payPath} replace />;
  return <Outlet />;
}
