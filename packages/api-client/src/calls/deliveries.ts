import type { Delivery, DeliveryQuote, Order } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, Transport } from '../transport/create-transport';

/** Where an order is to be brought, and what its courier is promised. */
export type QuoteInput = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly dropoff_address: string;
  readonly dropoff_instructions: string;
  readonly dropoff_phone_number: string;
  readonly guest_first_name: string;
  readonly guest_last_name: string;
  readonly delivery_tip: number;
};

export type DeliveryCalls = {
  /** Returns the delivery price of an order. The server keeps it for 240 seconds. */
  readonly quoteDelivery: (
    input: QuoteInput,
    options?: CallOptions,
  ) => Promise<ApiResult<DeliveryQuote>>;
  /** Where the guest's newest delivery is; null = there is none. */
  readonly getDelivery: (
    guest_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ delivery: Delivery | null }>>;
  /** Calls it off with its order. Called again, it asks again. */
  readonly cancelDelivery: (
    guest_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ delivery: Delivery; order: Order }>>;
};

export function deliveryCalls({ http, settle }: Transport): DeliveryCalls {
  return {
    quoteDelivery(body, { signal } = {}) {
      return settle(http.POST('/delivery/quote', { body, signal: signal ?? null }), signal);
    },
    getDelivery(guest_id, { signal } = {}) {
      return settle(
        http.GET('/delivery/{guest_id}', {
          params: { path: { guest_id } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    cancelDelivery(guest_id, { signal } = {}) {
      return settle(
        http.POST('/delivery/cancel', { body: { guest_id }, signal: signal ?? null }),
        signal,
      );
    },
  };
}
