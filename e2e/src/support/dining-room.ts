import type { BundleChanges } from './bundle-variant';

/** The code on the card of the one table. */
export const CODE = 'K7PQ';

/** Turns the demo's counter into a room with a table, where the bill is paid on phones. */
export const DINING_ROOM: BundleChanges = {
  restaurant: {
    order_mode: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
    stripe_payments: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
    tip_platform: 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN',
    pay_bill_enabled: true,
    is_phone_required: false,
  },
  tables: [{ key: 'one', label: 'Table 1', local_id: CODE }],
};
