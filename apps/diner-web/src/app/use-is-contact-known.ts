import { useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { useDeliveryDeadline } from '@comanda/ordering/delivery';

/** Whether all that is asked of whoever orders was said already: with where the order is to be brought. */
export function useIsContactKnown(): boolean {
  const { hotel, is_phone_verification_required } = useRestaurant();
  const { name, phone } = useCheckoutDetails();
  const isBrought = useDeliveryDeadline().expires_at !== null;
  const isSaid = name.trim() !== '' && phone.trim() !== '';
  return isBrought && isSaid && hotel === null && !is_phone_verification_required;
}
