import { lazy, type ReactNode, Suspense, use } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { FrameSkeleton } from '#features/restaurant-frame/frame-skeleton';
import { fetchPart } from '#shared/fetch-part';
import { NotFoundPage } from '#shared/problem-pages/not-found-page';
import {
  loadCart,
  loadNuveiConfirmation,
  loadOrderComplete,
  loadPay,
  loadPhone,
} from './checkout-pages';
import { loadHome, loadMenu } from './first-page';
import { WEB_HOUSE } from './house/house-patterns';
import { routePattern } from './paths';
import { OrderRoute } from './routes/order';
import { RestaurantRoute } from './routes/restaurant';

const StartRoute = lazy(() =>
  fetchPart(() => import('./routes/start')).then((m) => ({ default: m.StartRoute })),
);
const SearchRoute = lazy(() =>
  fetchPart(() => import('./routes/search')).then((m) => ({ default: m.SearchRoute })),
);
const FeaturedRoute = lazy(() =>
  fetchPart(() => import('./routes/featured')).then((m) => ({ default: m.FeaturedRoute })),
);
const FrontOfHouseRoute = lazy(() =>
  fetchPart(() => import('./routes/front-of-house')).then((m) => ({
    default: m.FrontOfHouseRoute,
  })),
);
const DeliveryRoute = lazy(() =>
  fetchPart(() => import('./routes/delivery')).then((m) => ({ default: m.DeliveryRoute })),
);
const TableAccess = lazy(() =>
  fetchPart(() => import('./routes/table-access')).then((m) => ({ default: m.TableAccess })),
);
const SelectTableRoute = lazy(() =>
  fetchPart(() => import('./routes/select-table')).then((m) => ({ default: m.SelectTableRoute })),
);
const TableGuestsRoute = lazy(() =>
  fetchPart(() => import('./routes/table-guests')).then((m) => ({ default: m.TableGuestsRoute })),
);
const CampaignRoute = lazy(() =>
  fetchPart(() => import('./routes/campaign')).then((m) => ({ default: m.CampaignRoute })),
);
const CartRoute = lazy(() => fetchPart(loadCart).then((m) => ({ default: m.CartRoute })));
const PhoneRoute = lazy(() => fetchPart(loadPhone).then((m) => ({ default: m.PhoneRoute })));
const PayRoute = lazy(() => fetchPart(loadPay).then((m) => ({ default: m.PayRoute })));
const NuveiConfirmationRoute = lazy(() =>
  fetchPart(loadNuveiConfirmation).then((m) => ({ default: m.NuveiConfirmationRoute })),
);
const OrderCompleteRoute = lazy(() =>
  fetchPart(loadOrderComplete).then((m) => ({ default: m.OrderCompleteRoute })),
);

const WebConcierge = lazy(() => loadHouse().then((m) => ({ default: m.WebConcierge })));
const WebRoomService = lazy(() => loadHouse().then((m) => ({ default: m.WebRoomService })));
const WebGallery = lazy(() => loadHouse().then((m) => ({ default: m.WebGallery })));
const WebGuestForm = lazy(() => loadHouse().then((m) => ({ default: m.WebGuestForm })));
const TableDoor = lazy(() =>
  fetchPart(() => import('./table/table-door')).then((m) => ({ default: m.TableDoor })),
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
          <Route path="order/featured" element={late(<FeaturedRoute />)} />
          <Route path="$frontOfHouse" element={late(<FrontOfHouseRoute />)} />
          <Route path="$delivery" element={late(<DeliveryRoute />)} />
          <Route path="m" element={<Navigate to="../order" replace />} />
          <Route path="m/:menu_id" element={<MenuRoute />}>
            <Route path="c/:category_id" element={null} />
            <Route path="c/:category_id/i/:item_id" element={null} />
            <Route path="c/:category_id/i/:item_id/mg/:modifier_group_id" element={null} />
            <Route path="c/:category_id/i/:item_id/si" element={null} />
          </Route>
          <Route path="search" element={late(<SearchRoute />)} />
          <Route path="campaign/:campaign_id" element={late(<CampaignRoute />)} />
          <Route path="cart" element={late(<CartRoute />)} />
          <Route path="phone" element={late(<PhoneRoute />)} />
          <Route path="payStripe" element={late(<PayRoute />)} />
          <Route path="payNMI/:id" element={late(<PayRoute />)} />
          <Route path="payBambora/:id" element={late(<PayRoute />)} />
          <Route path="payNuvei" element={late(<PayRoute />)} />
          <Route path="payCounter" element={late(<PayRoute />)} />
          <Route path="nuveiConfirmation" element={late(<NuveiConfirmationRoute />)} />
          <Route path="orderComplete" element={late(<OrderCompleteRoute />)} />
          <Route element={late(<TableAccess />)}>
            <Route path="selectTable" element={<SelectTableRoute />} />
            <Route path="table/:table/guests" element={<TableGuestsRoute />} />
          </Route>
          <Route path={WEB_HOUSE.concierge} element={late(<WebConcierge />)} />
          <Route path={WEB_HOUSE.roomService} element={late(<WebRoomService />)} />
          <Route path={WEB_HOUSE.gallery} element={late(<WebGallery />)} />
          <Route path={WEB_HOUSE.guestForm} element={late(<WebGuestForm />)} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path="*" element={<TableDoor />} />
      </Routes>
    </Suspense>
  );
}

function loadHouse() {
  return fetchPart(() => import('./house/web-routes'));
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

function HomeRoute() {
  const { HomeRoute: Page } = use(loadHome());
  return <Page />;
}
