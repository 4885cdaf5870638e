import type { DeliveryStatus, StaffDelivery } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, Transport } from '../transport/create-transport';

/** How far the restaurant's own rider has come. */
export type RiderStatus = Exclude<DeliveryStatus, 'WAITING' | 'DISPATCHED' | 'CANCELLED'>;

export type StaffDeliveryCalls = {
  /** The orders that are on their way or still to be brought, the oldest first. */
  readonly listStaffDeliveries: (
    options?: CallOptions,
  ) => Promise<ApiResult<{ deliveries: StaffDelivery[] }>>;
  /** Moves the delivery of the restaurant's own rider forward. */
  readonly setDeliveryStatus: (
    order_id: string,
    body: { readonly status: RiderStatus; readonly courier_name?: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ delivery: StaffDelivery }>>;
  /** Sends another courier, or one's own rider, with an order that nobody brings. */
  readonly resendDelivery: (
    order_id: string,
    body: { readonly in_house?: boolean },
    options?: CallOptions,
  ) => Promise<ApiResult<{ delivery: StaffDelivery }>>;
};

export function staffDeliveryCalls({ http, settle }: Transport): StaffDeliveryCalls {
  return {
    listStaffDeliveries({ signal } = {}) {
      return settle(http.GET('/staff/deliveries', { signal: signal ?? null }), signal);
    },
    setDeliveryStatus(order_id, body, { signal } = {}) {
      const call = http.POST('/orders/{order_id}/delivery', {
        params: { path: { order_id } },
        body,
        signal: signal ?? null,
      });
      return settle(call, signal);
    },
    resendDelivery(order_id, body, { signal } = {}) {
      const call = http.POST('/orders/{order_id}/delivery/resend', {
        params: { path: { order_id } },
        body,
        signal: signal ?? null,
      });
      return settle(call, signal);
    },
  };
}
