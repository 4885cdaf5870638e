import type { SliceOf } from './slice';

/** Where the guest wants an order brought, as it was typed. */
export type DeliveryForm = {
  readonly address: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly instructions: string;
};

/** Delivery quote, as long as the server keeps it. */
export type KeptQuote = {
  readonly id: string;
  readonly fee: number;
  /** RFC 3339. */
  readonly dropoff_eta: string;
  readonly min_spend: number;
  readonly delivery_tip: number;
  /** By this device's own clock, whatever that shows: RFC 3339. */
  readonly expires_at: string;
};

export type DeliveryChoice = {
  readonly is_wanted: boolean;
  readonly form: DeliveryForm;
  /** For the courier, in cents. */
  readonly tip: number;
  /** Of the form and the tip as they are; null = not asked yet. */
  readonly quote: KeptQuote | null;
};

export type DeliverySlice = {
  readonly delivery: DeliveryChoice;
  /** Any change discards the previous quote, unless one is passed along. */
  readonly setDelivery: (changes: Partial<DeliveryChoice>) => void;
};

export const noDelivery: DeliveryChoice = {
  is_wanted: false,
  form: { address: '', first_name: '', last_name: '', phone: '', instructions: '' },
  tip: 0,
  quote: null,
};

export const createDeliverySlice: SliceOf<DeliverySlice> = (set) => ({
  delivery: noDelivery,
  setDelivery(changes) {
    set(({ delivery }) => {
      const isOther = changes.form !== undefined || changes.tip !== undefined;
      return { delivery: { ...delivery, ...(isOther ? { quote: null } : {}), ...changes } };
    });
  },
});
