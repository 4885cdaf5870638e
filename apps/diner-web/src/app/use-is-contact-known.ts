import { useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { useIsBrought } from './use-is-brought';

/** Whether all that is asked of whoever orders was said already: with where the order is to be brought. */
export function useIsContactKnown(): boolean {
  const { hotel, is_phone_verification_required } = useRestaurant();
  const { name, phone } = useCheckoutDetails();
  const isBrought = useIsBrought();
  const isSaid = name.trim() !== '' && phone.trim() !== '';
  return isBrought && isSaid && hotel === null && !is_phone_verification_required;
}
