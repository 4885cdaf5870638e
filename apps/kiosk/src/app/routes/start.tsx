import { usePendingPayment, useRestaurant } from '@comanda/ordering';
import { Navigate, useLocation } from 'react-router-dom';
import { usePageTitle } from '@comanda/web/page';
import { Attract } from '#features/attract/attract';
import { KioskPairing } from '#features/pairing/kiosk-pairing';
import { endpointInPath, startPath } from '#app/paths';
import { useKioskPath } from '#app/use-go';
import { useConnection } from '#shared/use-connection';
import { useDevice } from '#shared/use-device';
import { useKiosk } from '#shared/use-kiosk';
import { useOutOfOrder } from '#shared/use-out-of-order';

/** The first page: pairing until that is done, and from then on between two guests. */
export function StartRoute() {
  const { name } = useRestaurant();
  const { endpoint } = useKiosk();
  const { pathname } = useLocation();
  const { device, is_unreachable, readAgain } = useDevice();
  const isConnected = useConnection();
  usePageTitle(name);
  if (endpointInPath(pathname) === null) return <Navigate to={startPath(endpoint)} replace />;
  // Without a network the pairing is not asked for: a kiosk that starts then takes orders at once.
  if (device === undefined && !is_unreachable && isConnected) return null;
  return device === null ? <KioskPairing onPaired={readAgain} /> : <Paired />;
}

function Paired() {
  const path = useKioskPath();
  const isOutOfOrder = useOutOfOrder();
  // Of a browser that was killed, with the guest perhaps still there.
  if (usePendingPayment()) return <Navigate to={path('paymentTerminal')} replace />;
  return isOutOfOrder ? <Navigate to={path('maintenance')} replace /> : <Attract />;
}
