import { offerToStaff } from '@comanda/cart';
import type { DeliveryPlatform } from '@comanda/contracts';
import type { OrderTipFields } from '@comanda/totals';
import type { CatalogueEntry } from '../../catalogue/catalogue';

/** Phone rules at the counter: no number is required. */
const NOBODYS_NUMBER = { is_phone_required: false, is_phone_verification_required: false } as const;

/**
 * Offer for a platform. Staff at the counter see their guests: they may order while guests cannot, take the money as
 * they like, and need no phone number.
 */
export function offerAt(entry: CatalogueEntry, platform: DeliveryPlatform): CatalogueEntry {
  const { restaurant } = entry;
  switch (platform) {
    case 'MENTUM':
      return entry;
    case 'KIOSK':
      // The number is asked for after paying, for the receipt.
      return { ...entry, restaurant: { ...restaurant, ...NOBODYS_NUMBER, unpaid_orders: 'open' } };
    case 'FRONT_COUNTER':
      return {
        ...entry,
        restaurant: {
          ...offerToStaff(restaurant),
          must_accept_orders: false,
          unpaid_orders: 'open',
        },
      };
  }
}

/** An order without its tip where staff order for a guest: nobody tips themselves. */
export function withoutOwnTip<Input extends OrderTipFields>(
  input: Input,
  platform: DeliveryPlatform,
): Input {
  return platform === 'FRONT_COUNTER'
    ? { ...input, tip_percentage: undefined, tip_fixed: undefined, delivery_tip: undefined }
    : input;
}
