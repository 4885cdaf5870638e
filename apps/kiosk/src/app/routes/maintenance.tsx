import { useRestaurant } from '@comanda/ordering';
import { useNightlyReload } from '@comanda/web/device';
import { Navigate } from 'react-router-dom';
import { startPath } from '#app/paths';
import { MaintenanceScreen } from '#app/screen/maintenance-screen';
import { useKiosk } from '#shared/use-kiosk';
import { useOutOfOrder } from '#shared/use-out-of-order';

/** Out of order, until an order can be paid again. */
export function MaintenanceRoute() {
  const { endpoint } = useKiosk();
  useNightlyReload(useRestaurant().timezone);
  return useOutOfOrder() ? <MaintenanceScreen /> : <Navigate to={startPath(endpoint)} replace />;
}
