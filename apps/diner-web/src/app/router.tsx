import { type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ComingPage } from '@comanda/ordering-ui/restaurant-frame';
import { PageOnItsWay } from '@comanda/web/late';
import { pathTo, routePattern } from './paths';
import { MissingPage } from './routes/missing-page';
import { OrderRoute } from './routes/order';
import { RestaurantRoute } from './routes/restaurant';
import { ACCESS_PAGES, MenuPage, PAGES, StartPage, TableAccess, TableRoutes } from './web-pages';

/** Which page each address shows. The menus come with the shell; the rest is fetched when it is needed. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageOnItsWay />}>
      <Routes>
        <Route
          path={routePattern('root')}
          element={<Navigate to={pathTo('start', {})} replace />}
        />
        <Route path={routePattern('start')} element={<StartPage />} />
        <Route path={routePattern('restaurant')} element={<RestaurantRoute />}>
          <Route index element={<Navigate to="home" replace />} />
          <Route path="order" element={<OrderRoute />} />
          <Route path="m" element={<Navigate to="../order" replace />} />
          <Route path="m/:menu_id" element={<MenuPage />}>
            <Route path="c/:category_id" element={null} />
            <Route path="c/:category_id/i/:item_id" element={null} />
            <Route path="c/:category_id/i/:item_id/mg/:modifier_group_id" element={null} />
            <Route path="c/:category_id/i/:item_id/si" element={null} />
          </Route>
          {Object.entries(PAGES).map(([path, Page]) => (
            <Route key={path} path={path} element={late(<Page />)} />
          ))}
          <Route element={late(<TableAccess />)}>
            {Object.entries(ACCESS_PAGES).map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
          <Route path="*" element={<MissingPage />} />
        </Route>
        <Route path="*" element={<TableRoutes />} />
      </Routes>
    </Suspense>
  );
}

/** While such a page is on its way, the frame around it stays and tells how the connection is. */
function late(page: ReactNode): ReactNode {
  return <Suspense fallback={<ComingPage />}>{page}</Suspense>;
}
