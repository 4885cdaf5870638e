import { useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { Notices } from '@comanda/ordering-ui/notices';

/** What guests with allergies are to know, a tap away; nothing where the restaurant says nothing of it. */
export function AllergyNotice() {
  const { notices } = useRestaurant();
  const { order_type } = useCheckoutDetails();
  const shown = notices.filter(
    ({ kind, order_types }) => kind === 'allergy' && order_types.includes(order_type),
  );
  return <Notices notices={shown} />;
}
