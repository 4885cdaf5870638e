import { useCartSize, useOrdering, usePendingPayment, useRestaurant } from '@comanda/ordering';
import { useEffect, useEffectEvent, useState } from 'react';
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
  const isPaying = usePendingPayment();
  const isFilled = useCartSize() > 0;
  const { store } = useOrdering();
  const [isLeft] = useState(() => isFilled || store.getState().guest !== null);
  // Of a browser that was killed, with the guest perhaps still there.
  if (isPaying) return <Navigate to={path('paymentTerminal')} replace />;
  if (isLeft) return <LeftOrder />;
  return isOutOfOrder ? <Navigate to={path('maintenance')} replace /> : <Attract />;
}

/** Ends the guest whose order outlived the document that it was made in, as after a crash of the whole application. */
function LeftOrder() {
  const { endGuest } = useKiosk();
  const end = useEffectEvent(endGuest);
  useEffect(() => end(), []);
  return null;
}
