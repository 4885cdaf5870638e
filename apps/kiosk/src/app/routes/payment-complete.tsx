import { usePlacedOrder } from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import { Navigate } from 'react-router-dom';
import { startPath } from '#app/paths';
import { CompleteScreen } from '#features/complete/complete-screen';
import { useKiosk } from '#shared/use-kiosk';

/** The order's number. Without an order there is nothing to show. */
export function PaymentCompleteRoute() {
  const { endpoint, endGuest } = useKiosk();
  const { flow } = useCheckout();
  const placed = flow.stage === 'placed' ? flow : null;
  const { data: order } = usePlacedOrder(placed?.guest_id ?? '', placed?.order_id);
  if (placed === null) return <Navigate to={startPath(endpoint)} replace />;
  return (
    <CompleteScreen
      number={order?.order_number ?? placed.order_number}
      guest_id={placed.guest_id}
      order={order ?? null}
      onEnd={endGuest}
    />
  );
}
