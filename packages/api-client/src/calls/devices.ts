import type { Device, DeviceKind, DeviceReportKind, ScreenOrder } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, Transport } from '../transport/create-transport';

/** Why a device reports, what it shows, and the fault in its own words; nothing of a guest. */
export type DeviceReportInput = {
  readonly kind: DeviceReportKind;
  readonly detail?: string;
  readonly playing?: string | null;
  readonly version?: string | null;
};

/** The calls of a device of the house: a kiosk, a screen, or a tablet on which guests order. */
export type DeviceCalls = {
  /** Pairs this device for good; the reply sets its cookie. */
  readonly pairDevice: (
    body: {
      readonly restaurant_id: string;
      readonly setup_code: string;
      readonly kind: DeviceKind;
      readonly name?: string;
    },
    options?: CallOptions,
  ) => Promise<ApiResult<{ token: string; device: Device }>>;
  /** Returns this device's pairing. */
  readonly getDevice: (options?: CallOptions) => Promise<ApiResult<{ device: Device }>>;
  /** Says that this device runs, or what is wrong with it; the reply says whether staff have closed it. */
  readonly reportDevice: (
    body: DeviceReportInput,
    options?: CallOptions,
  ) => Promise<ApiResult<{ device: Device }>>;
  /** Lists the orders that a screen for guests shows. */
  readonly listScreenOrders: (
    query?: { readonly restaurant_id?: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ orders: ScreenOrder[] }>>;
};

export function deviceCalls({ http, settle }: Transport): DeviceCalls {
  return {
    pairDevice(body, { signal } = {}) {
      return settle(http.POST('/devices/pair', { body, signal: signal ?? null }), signal);
    },
    getDevice({ signal } = {}) {
      return settle(http.GET('/devices/self', { signal: signal ?? null }), signal);
    },
    reportDevice(body, { signal } = {}) {
      return settle(http.POST('/devices/report', { body, signal: signal ?? null }), signal);
    },
    listScreenOrders(query = {}, { signal } = {}) {
      return settle(
        http.GET('/screen/orders', { params: { query }, signal: signal ?? null }),
        signal,
      );
    },
  };
}
