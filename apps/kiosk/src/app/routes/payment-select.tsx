import { useCart, useOrderFault } from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import { Navigate } from 'react-router-dom';
import { useGo, useKioskPath } from '#app/use-go';
import { usePay } from '#app/use-pay';
import { useTakeLate } from '#app/use-take-late';
import { OfflineScreen } from '#features/pay/offline-screen';
import { PayChoice } from '#features/pay/pay-choice';
import { SendingScreen } from '#features/pay/sending-screen';
import { useWays } from '#features/pay/use-ways';
import { useVisit } from '#shared/visit';

/** How the order is paid, and what becomes of one that is paid at the counter. */
export function PaymentSelectRoute() {
  const path = useKioskPath();
  const go = useGo();
  const pay = usePay();
  const ways = useWays();
  const { count } = useCart();
  const fault = useOrderFault();
  const { flow, reset } = useCheckout();
  const takeLate = useTakeLate();
  const { late } = useVisit();

  function leave() {
    reset();
    go('cart');
  }

  if (late !== null) return <Navigate to={path('paymentComplete')} replace />;
  switch (flow.stage) {
    case 'placed':
      return <Navigate to={path('paymentComplete')} replace />;
    case 'securing_guest':
    case 'placing':
    case 'checking':
      return flow.attempt.way === 'reader' ? (
        <Navigate to={path('paymentTerminal')} replace />
      ) : (
        <SendingScreen onOrder={takeLate} />
      );
    case 'offline':
      return flow.attempt.way === 'counter' ? (
        <OfflineScreen onOrder={takeLate} onCancel={leave} />
      ) : (
        <Navigate to={path('cart')} replace />
      );
    case 'declined':
    case 'refused':
    case 'price_changed':
    case 'items_unavailable':
      return <Navigate to={path('cart')} replace />;
    default:
      if (count === 0) return <Navigate to={path('home')} replace />;
      // Something sold out or closed meanwhile: the order says so.
      if (fault !== null) return <Navigate to={path('cart')} replace />;
      return <PayChoice ways={ways} onPay={pay} onCancel={() => go('cart')} />;
  }
}
