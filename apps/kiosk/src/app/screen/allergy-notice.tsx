import { useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { isForSection, Notices } from '@comanda/ordering-ui/notices';

/** Opens the restaurant's allergy notice with a tap; draws nothing without one. */
export function AllergyNotice() {
  const { notices } = useRestaurant();
  const { order_type } = useCheckoutDetails();
  const shown = notices.filter(
    (notice) =>
      notice.kind === 'allergy' &&
      notice.order_types.includes(order_type) &&
      isForSection(notice, null),
  );
  return <Notices notices={shown} />;
}
