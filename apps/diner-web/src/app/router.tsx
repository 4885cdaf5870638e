import { lazy, type ReactNode, Suspense, use } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { FrameSkeleton } from '#features/restaurant-frame/frame-skeleton';
import { fetchPart } from '#shared/fetch-part';
import { NotFoundPage } from '#shared/problem-pages/not-found-page';
import { loadCart, loadOrderComplete, loadPayStripe, loadPhone } from './checkout-pages';
import { loadMenu } from './first-page';
import { routePattern } from './paths';
import { HomeRoute } from './routes/home';
import { OrderRoute } from './routes/order';
import { RestaurantRoute } from './routes/restaurant';

const StartRoute = lazy(() =>
  fetchPart(() => import('./routes/start')).then((m) => ({ default: m.StartRoute })),
);
const CampaignRoute = lazy(() =>
  fetchPart(() => import('./routes/campaign')).then((m) => ({ default: m.CampaignRoute })),
);
const CartRoute = lazy(() => fetchPart(loadCart).then((m) => ({ default: m.CartRoute })));
const PhoneRoute = lazy(() => fetchPart(loadPhone).then((m) => ({ default: m.PhoneRoute })));
const PayStripeRoute = lazy(() =>
  fetchPart(loadPayStripe).then((m) => ({ default: m.PayStripeRoute })),
);
const OrderCompleteRoute = lazy(() =>
  fetchPart(loadOrderComplete).then((m) => ({ default: m.OrderCompleteRoute })),
);

/** Which page each address shows. The menus come with the shell; the rest is fetched when it is needed. */
export function AppRoutes() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={routePattern('start')} element={<StartRoute />} />
        <Route path={routePattern('restaurant')} element={<RestaurantRoute />}>
          <Route index element={<Navigate to="home" replace />} />
          <Route path="home" element={<HomeRoute />} />
          <Route path="order" element={<OrderRoute />} />
          <Route path="m/:menu_id" element={<MenuRoute />}>
            <Route path="c/:category_id" element={null} />
            <Route path="c/:category_id/i/:item_id" element={null} />
          </Route>
          <Route path="campaign/:campaign_id" element={late(<CampaignRoute />)} />
          <Route path="cart" element={late(<CartRoute />)} />
          <Route path="phone" element={late(<PhoneRoute />)} />
          <Route path="payStripe" element={late(<PayStripeRoute />)} />
          <Route path="orderComplete" element={late(<OrderCompleteRoute />)} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

/** While such a page is on its way, the frame around it stays and tells how the connection is. */
function late(page: ReactNode): ReactNode {
  return <Suspense fallback={<FrameSkeleton />}>{page}</Suspense>;
}

/** Unlike a lazy component, one that is loaded already is drawn at once, with no placeholder in between. */
function MenuRoute() {
  const { MenuRoute: Page } = use(loadMenu());
  return <Page />;
}
