import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { FORMER_ADDRESSES } from '#app/house/house-patterns';
import { ShortAddressRoute } from '#app/short-address/short-address';
import { fetchPart } from '#shared/fetch-part';
import { NotFoundPage } from '#shared/problem-pages/not-found-page';
import { MissingPage } from './missing-page';
import { CodeEntryRoute } from './routes/code-entry';
import { LogoViewRoute } from './routes/logo-view';
import { NuveiReturnRoute } from './routes/nuvei-return';
import { OrderTypeRoute } from './routes/order-type';
import { TableRoute } from './routes/table';
import { TableFrame } from './table-frame';
import { TABLE_PATTERNS as at } from './table-paths';

const AddGuestRoute = page(() => import('./routes/add-guest').then((m) => m.AddGuestRoute));
const CallWaiterRoute = page(() => import('./routes/call-waiter').then((m) => m.CallWaiterRoute));
const GuestHomeRoute = page(() => import('./routes/guest-home').then((m) => m.GuestHomeRoute));
const MenusRoute = page(() => import('./routes/menus').then((m) => m.MenusRoute));
const TableHomeRoute = page(() => import('./routes/table-home').then((m) => m.TableHomeRoute));
const WaiterCalledRoute = page(() =>
  import('./routes/waiter-called').then((m) => m.WaiterCalledRoute),
);
const MenuRoute = page(() => import('./routes/menu').then((m) => m.TableMenuRoute));
const AddedRoute = page(() => import('./routes/added').then((m) => m.AddedRoute));
const CampaignsRoute = page(() => import('./routes/campaigns').then((m) => m.CampaignsRoute));
const CampaignRoute = page(() => import('./routes/campaign').then((m) => m.TableCampaignRoute));
const CartRoute = page(() => import('./routes/cart').then((m) => m.TableCartRoute));
const PickupRoute = page(() => import('./routes/pickup-time').then((m) => m.PickupTimeRoute));
const TwoFactorRoute = page(() => import('./routes/two-factor').then((m) => m.TwoFactorRoute));
const PayRoute = page(() => import('./routes/pay').then((m) => m.TablePayRoute));
const OrdersRoute = page(() => import('./routes/orders').then((m) => m.OrdersRoute));
const CompleteRoute = page(() => import('./routes/complete').then((m) => m.CompleteRoute));
const TabletRoute = page(() => import('./routes/tablet').then((m) => m.TabletRoute));
const CurbsideRoute = page(() => import('#app/curbside/curbside').then((m) => m.CurbsideRoute));
const Concierge = page(() => import('#app/house/table-routes').then((m) => m.TableConcierge));
const RoomService = page(() => import('#app/house/table-routes').then((m) => m.TableRoomService));
const Gallery = page(() => import('#app/house/table-routes').then((m) => m.TableGallery));
const GuestForm = page(() => import('#app/house/table-routes').then((m) => m.TableGuestForm));
const PrivacyRoute = page(() => import('#app/legal/legal-page').then((m) => m.PrivacyRoute));
const TermsRoute = page(() => import('#app/legal/legal-page').then((m) => m.TermsRoute));

/** The addresses without a version: a table, its guests, their orders and their shared bill. */
export function TableDoor() {
  return (
    <Routes>
      <Route path="/404" element={<MissingPage />} />
      <Route path="/privacy" element={<PrivacyRoute />} />
      <Route path="/tos" element={<TermsRoute />} />
      {Object.entries(FORMER_ADDRESSES).map(([path, to]) => (
        <Route key={path} path={path} element={<Moved to={to} />} />
      ))}
      <Route element={<TableFrame />}>
        <Route path={at.orderType} element={<OrderTypeRoute />} />
        <Route path={at.codeEntry} element={<CodeEntryRoute />} />
        <Route path={at.table} element={<TableRoute />} />
        <Route path={at.tableHome} element={<TableHomeRoute />} />
        <Route path={at.addGuest} element={<AddGuestRoute />} />
        <Route path={at.guestHome} element={<GuestHomeRoute />} />
        <Route path={at.logoView} element={<LogoViewRoute />} />
        <Route path={at.menus} element={<MenusRoute />} />
        <Route element={<MenuRoute />}>
          <Route path={at.oneMenu} element={null} />
          <Route path={at.category} element={null} />
          <Route path={at.item} element={null} />
        </Route>
        <Route path={at.added} element={<AddedRoute />} />
        <Route path={at.campaigns} element={<CampaignsRoute />} />
        <Route path={at.oneCampaign} element={<CampaignRoute />} />
        <Route path={at.cart} element={<CartRoute />} />
        <Route path={at.pickupTime} element={<PickupRoute />} />
        <Route path={at.twoFactor} element={<TwoFactorRoute />} />
        {[at.pay, at.payNuvei, at.payNmi, at.payBambora].map((path) => (
          <Route key={path} path={path} element={<PayRoute />} />
        ))}
        <Route path={at.nuveiReturn} element={<NuveiReturnRoute />} />
        <Route path={at.orders} element={<OrdersRoute />} />
        <Route path={at.orderComplete} element={<CompleteRoute />} />
        <Route path={at.paymentComplete} element={<CompleteRoute />} />
        <Route path={at.callWaiter} element={<CallWaiterRoute />} />
        <Route path={at.waiterCalled} element={<WaiterCalledRoute />} />
        <Route path={at.curbside} element={<CurbsideRoute />} />
        <Route path={at.concierge} element={<Concierge />} />
        <Route path={at.roomService} element={<RoomService />} />
        <Route path={at.gallery} element={<Gallery />} />
        <Route path={at.guestForm} element={<GuestForm />} />
      </Route>
      <Route path=":name" element={<NamedRoute />} />
      <Route path=":name/:affiliate" element={<ShortAddressRoute />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** An address that is one name: a restaurant, or its tablet, as `harbor.tablet`. */
function NamedRoute() {
  const { name = '' } = useParams();
  const [, endpoint] = /^(.+)\.tablet$/.exec(name) ?? [];
  if (endpoint === undefined) return <ShortAddressRoute />;
  return (
    <TableFrame endpoint={endpoint}>
      <TabletRoute />
    </TableFrame>
  );
}

function Moved({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}

function page(load: () => Promise<() => React.ReactNode>) {
  return lazy(() => fetchPart(load).then((component) => ({ default: component })));
}
