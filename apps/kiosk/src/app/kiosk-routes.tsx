import { Navigate, Route, Routes } from 'react-router-dom';
import { useKiosk } from '#shared/use-kiosk';
import { KioskFrame } from './kiosk-frame';
import { routePattern, startPath } from './paths';
import { BrandsRoute } from './routes/brands';
import { BrowseRoute } from './routes/browse';
import { CartRoute } from './routes/cart';
import { HomeRoute } from './routes/home';
import { ItemRoute } from './routes/item';
import { MaintenanceRoute } from './routes/maintenance';
import { PaymentCompleteRoute } from './routes/payment-complete';
import { PaymentSelectRoute } from './routes/payment-select';
import { PaymentTerminalRoute } from './routes/payment-terminal';
import { SetupRoute } from './routes/setup';
import { StartRoute } from './routes/start';
import { SubmitPhoneNumberRoute } from './routes/submit-phone-number';
import { TableTentRoute } from './routes/table-tent';
import { VideosRoute } from './routes/videos';

/** Which page is at which address. What is at none leads to the first page. */
export function KioskRoutes() {
  return (
    <Routes>
      <Route element={<KioskFrame />}>
        <Route path={routePattern('home')} element={<HomeRoute />} />
        <Route path={routePattern('browse')} element={<BrowseRoute />} />
        <Route path={routePattern('tableTent')} element={<TableTentRoute />} />
        <Route path={routePattern('brands')} element={<BrandsRoute />} />
        <Route path={routePattern('item')} element={<ItemRoute />} />
        <Route path={routePattern('cart')} element={<CartRoute />} />
        <Route path={routePattern('paymentSelect')} element={<PaymentSelectRoute />} />
        <Route path={routePattern('paymentTerminal')} element={<PaymentTerminalRoute />} />
        <Route path={routePattern('paymentComplete')} element={<PaymentCompleteRoute />} />
        <Route path={routePattern('submitPhoneNumber')} element={<SubmitPhoneNumberRoute />} />
        <Route path={routePattern('maintenance')} element={<MaintenanceRoute />} />
        <Route path={routePattern('setup')} element={<SetupRoute />} />
        <Route path={routePattern('selectReader')} element={<SetupRoute />} />
        <Route path={routePattern('videos')} element={<VideosRoute />} />
        <Route path="/:start" element={<StartRoute />} />
        <Route path="*" element={<ToStart />} />
      </Route>
    </Routes>
  );
}

function ToStart() {
  return <Navigate to={startPath(useKiosk().endpoint)} replace />;
}
