import type { Restaurant } from '@comanda/contracts';

type Terms = Pick<
  Restaurant,
  'state' | 'schedule' | 'pay_at_counter' | 'is_phone_required' | 'is_phone_verification_required'
>;

/**
 * A restaurant as its own staff order from it for a guest whom they see: also while guests cannot, for whatever the counter
 * takes, and without anybody's phone number (CART-26).
 */
export function offerToStaff<Offered extends Terms>(restaurant: Offered): Offered {
  return {
    ...restaurant,
    state: restaurant.state === 'INACTIVE' ? 'ACTIVE' : restaurant.state,
    schedule: null,
    pay_at_counter: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
    is_phone_required: false,
    is_phone_verification_required: false,
  };
}
