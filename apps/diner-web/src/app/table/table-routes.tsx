import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { ShortAddressRoute } from '#app/short-address/short-address';
import { NotFoundPage } from '@comanda/web/problems';
import { MissingPage } from './missing-page';
import { CodeEntryRoute } from './routes/code-entry';
import { LogoViewRoute } from './routes/logo-view';
import { NuveiReturnRoute } from './routes/nuvei-return';
import { OrderTypeRoute } from './routes/order-type';
import { TableRoute } from './routes/table';
import { TableFrame } from './table-frame';
import { PREVIOUS_ADDRESSES, TABLE_PATTERNS as at } from './table-paths';
import { MenuPage, MENU_PATHS, PAGES, TabletPage } from './table-pages';

export { preloadTablePage } from './preload-table-page';

/** The addresses without a version: a table, its guests, their orders and their shared bill. */
export function TableRoutes() {
  return (
    <Routes>
      <Route path="/404" element={<MissingPage />} />
      {Object.entries(PREVIOUS_ADDRESSES).map(([path, to]) => (
        <Route key={path} path={path} element={<Moved to={to} />} />
      ))}
      <Route element={<TableFrame />}>
        <Route path={at.orderType} element={<OrderTypeRoute />} />
        <Route path={at.codeEntry} element={<CodeEntryRoute />} />
        <Route path={at.table} element={<TableRoute />} />
        <Route path={at.logoView} element={<LogoViewRoute />} />
        <Route element={<MenuPage />}>
          {MENU_PATHS.map((path) => (
            <Route key={path} path={path} element={null} />
          ))}
        </Route>
        <Route path={at.nuveiReturn} element={<NuveiReturnRoute />} />
        {Object.entries(PAGES).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
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
      <TabletPage />
    </TableFrame>
  );
}

function Moved({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}
