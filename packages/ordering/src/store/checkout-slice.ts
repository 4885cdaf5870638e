import type { OrderType } from '@comanda/contracts';
import type { SliceOf } from './slice';

/** Order details besides its contents. */
export type CheckoutDetails = {
  readonly order_type: OrderType;
  /** RFC 3339; null = as soon as it is ready. */
  readonly pickup_time: string | null;
  readonly name: string;
  /** As it was typed, or in E.164. */
  readonly phone: string;
  /** Where a hotel's guest stays; empty where nothing was said. */
  readonly room_number: string;
  readonly order_instructions: string;
};

export type CheckoutSlice = {
  readonly details: CheckoutDetails;
  readonly setDetails: (changes: Partial<CheckoutDetails>) => void;
};

export const emptyDetails: CheckoutDetails = {
  order_type: 'TAKEOUT',
  pickup_time: null,
  name: '',
  phone: '',
  room_number: '',
  order_instructions: '',
};

export const createCheckoutSlice: SliceOf<CheckoutSlice> = (set) => ({
  details: emptyDetails,
  setDetails(changes) {
    set(({ details }) => ({ details: { ...details, ...changes } }));
  },
});
