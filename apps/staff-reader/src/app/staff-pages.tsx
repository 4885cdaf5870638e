import { NotFoundPage } from '@comanda/web/problems';
import { Route, Routes } from 'react-router-dom';
import { BoardPage } from '#features/board/board-page';
import { SendMoves } from '#features/board/moves/send-moves';
import { CallsPage } from '#features/calls/calls-page';
import { DayPage } from '#features/day/day-page';
import { DeliveriesPage } from '#features/deliveries/deliveries-page';
import { DevicesPage } from '#features/devices/devices-page';
import { HistoryPage } from '#features/history/history-page';
import { PaymentPage } from '#features/payment/payment-page';
import { QrPage } from '#features/qr/qr-page';
import { ReadersPage } from '#features/readers/readers-page';
import { SignInPage } from '#features/sign-in/sign-in-page';
import { StockPage } from '#features/stock/stock-page';
import { TablesPage } from '#features/tables/tables-page';
import { usePageSession } from '#shared/session/session-context';
import { AlertsProvider } from './alerts/alerts-provider';
import { Frame } from './frame/frame';
import { LiveProvider } from './live-provider';
import { Opening } from './opening';
import { PaperProvider } from './paper/paper-provider';
import { pathTo, routePattern } from './paths';
import { StaffOnly } from './staff-only';
import { usePagePath } from './use-page-path';

/** The pages of a restaurant. Whoever may read the board sees them in its frame; anyone else signs in or pairs the device. */
export function StaffPages() {
  const { staff, device } = usePageSession();
  const pagePath = usePagePath();
  if (staff === undefined || (staff === null && device === undefined)) return <Opening />;
  if (staff === null && device?.kind !== 'screen') {
    const chooserPath = `${pathTo('board', {})}?choose`;
    const signIn = <SignInPage devicesPath={pagePath('devices')} chooserPath={chooserPath} />;
    return (
      <Routes>
        <Route
          path={routePattern('devices')}
          element={<DevicesPage backTo={pagePath('board')} isBare />}
        />
        <Route path="*" element={signIn} />
      </Routes>
    );
  }
  return (
    <LiveProvider>
      <SendMoves />
      <AlertsProvider>
        <PaperProvider>
          <Frame>
            <Routes>
              <Route path={routePattern('board')} element={<BoardPage />} />
              <Route path={routePattern('calls')} element={<CallsPage />} />
              <Route path={routePattern('stock')} element={<StockPage />} />
              <Route path={routePattern('devices')} element={<DevicesPage />} />
              <Route element={<StaffOnly />}>
                <Route
                  path={routePattern('tables')}
                  element={<TablesPage cardsPath={pagePath('qr')} />}
                />
                <Route
                  path={routePattern('payment')}
                  element={<PaymentPage readersPath={pagePath('readers')} />}
                />
                <Route path={routePattern('readers')} element={<ReadersPage />} />
                <Route
                  path={routePattern('qr')}
                  element={<QrPage tablesPath={pagePath('tables')} />}
                />
                <Route path={routePattern('deliveries')} element={<DeliveriesPage />} />
                <Route path={routePattern('history')} element={<HistoryPage />} />
                <Route path={routePattern('day')} element={<DayPage />} />
              </Route>
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Frame>
        </PaperProvider>
      </AlertsProvider>
    </LiveProvider>
  );
}
