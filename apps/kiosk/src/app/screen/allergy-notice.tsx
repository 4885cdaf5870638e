import { useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { Notices } from '@comanda/ordering-ui/notices';

/** Opens the restaurant's allergy notice with a tap; draws nothing without one. */
export function AllergyNotice() {
  const { notices } = useRestaurant();
  const { order_type } = useCheckoutDetails();
  const shown = notices.filter(
    ({ kind, order_types }) => kind === 'allergy' && order_types.includes(order_type),
  );
  return <Notices notices={shown} />;
}
