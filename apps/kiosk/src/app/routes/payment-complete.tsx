import { usePaidCard, usePlacedOrder } from '@comanda/ordering';
import { type CheckoutFlow, useCheckout } from '@comanda/ordering/payment';
import { Navigate } from 'react-router-dom';
import { startPath } from '#app/paths';
import { AwaitedScreen } from '#features/complete/awaited-screen';
import { CompleteScreen } from '#features/complete/complete-screen';
import { NotPlacedScreen } from '#features/complete/not-placed-screen';
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
  const { guest_id, order_id } = placed;
  const { data: order = null, refetch } = usePlacedOrder(guest_id, order_id);
  const card = usePaidCard(guest_id, order_id);
  if (order?.status === 'ORDER_CANCELLED' && order.placed_at === null)
    return <NotPlacedScreen order={order} isInterac={card?.brand === 'interac'} onEnd={onEnd} />;
  const number = order?.order_number ?? placed.order_number;
  if (number === null) return <AwaitedScreen onAsk={() => void refetch()} onEnd={onEnd} />;
  return <CompleteScreen number={number} guest_id={guest_id} order={order} onEnd={onEnd} />;
}
