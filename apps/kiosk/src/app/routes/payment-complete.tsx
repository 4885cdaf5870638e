import { usePlacedOrder } from '@comanda/ordering';
import { type CheckoutFlow, useCheckout } from '@comanda/ordering/payment';
import { Navigate } from 'react-router-dom';
import { startPath } from '#app/paths';
import { CompleteScreen } from '#features/complete/complete-screen';
import { useKiosk } from '#shared/use-kiosk';
import { useVisit } from '#shared/visit';

/** The order's number. Without an order there is nothing to show. */
export function PaymentCompleteRoute() {
  const { endpoint, endGuest } = useKiosk();
  const { flow } = useCheckout();
  const { late } = useVisit();
  if (late !== null)
    return (
      <CompleteScreen number={late.order_number} guest_id={null} order={null} onEnd={endGuest} />
    );
  if (flow.stage === 'placed') return <Placed placed={flow} onEnd={endGuest} />;
  return <Navigate to={startPath(endpoint)} replace />;
}

type PlacedProps = {
  readonly placed: Extract<CheckoutFlow, { stage: 'placed' }>;
  readonly onEnd: () => void;
};

function Placed({ placed, onEnd }: PlacedProps) {
  const { data: order = null } = usePlacedOrder(placed.guest_id, placed.order_id);
  return (
    <CompleteScreen
      number={order?.order_number ?? placed.order_number}
      guest_id={placed.guest_id}
      order={order}
      onEnd={onEnd}
    />
  );
}
