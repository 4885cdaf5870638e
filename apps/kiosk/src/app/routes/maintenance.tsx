import { Navigate } from 'react-router-dom';
import { startPath } from '#app/paths';
import { MaintenanceScreen } from '#app/screen/maintenance-screen';
import { useKiosk } from '#shared/use-kiosk';
import { useOutOfOrder } from '#shared/use-out-of-order';

/** Out of order, until an order can be paid again. */
export function MaintenanceRoute() {
  const { endpoint } = useKiosk();
  return useOutOfOrder() ? <MaintenanceScreen /> : <Navigate to={startPath(endpoint)} replace />;
}
