import type { Restaurant } from '@comanda/contracts';

/** A restaurant as its kiosk offers it: tips of its own in percent, nothing brought, and no phone number before the receipt. */
export function offerAtKiosk(restaurant: Restaurant): Restaurant {
  return {
    ...restaurant,
    tip_type: 'PERCENTAGE',
    tip_options: restaurant.kiosk_tip_options,
    default_tip_option: 0,
    tip_preselect: false,
    delivery_type: 'DELIVERY_OPTION_NO_DELIVERY',
    is_phone_required: false,
    is_phone_verification_required: false,
    unpaid_orders: 'open',
    hotel: null,
  };
}
