import type {
  Device,
  DeviceKind,
  DeviceReportKind,
  Language,
  Order,
  OrderItemInput,
  OrderType,
  ReservedNumber,
} from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { TipInput, WantedCampaign } from './orders';
import { keyed } from '../transport/keyed';
import type { CallOptions, KeyedCallOptions, Transport } from '../transport/create-transport';

/** Why a device reports, what it shows, and the fault in its own words; nothing of a guest. */
export type DeviceReportInput = {
  readonly kind: DeviceReportKind;
  readonly detail?: string;
  readonly playing?: string | null;
  readonly version?: string | null;
};

/** An order that a kiosk took without a connection. It contains no prices but the total that the guest was shown. */
export type LateOrderInput = TipInput & {
  readonly local_number: number;
  readonly order_number: string;
  /** Since the guest ordered, by this device's clock. */
  readonly waited_seconds: number;
  readonly order_type: OrderType;
  readonly items: (OrderItemInput & { readonly name: string })[];
  readonly campaigns: WantedCampaign[];
  readonly order_instructions: string;
  readonly guest_name: string | null;
  readonly table_tent: string | null;
  readonly language: Language | null;
  readonly shown_total: number;
  /** The guest of a call whose reply was lost. */
  readonly instead_of: string | null;
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
  /** Reserves numbers for orders that this kiosk will take without a connection. */
  readonly reserveNumbers: (
    options?: CallOptions,
  ) => Promise<ApiResult<{ numbers: readonly ReservedNumber[] }>>;
  /** Places an order that this kiosk took without a connection. However often: once for its number. */
  readonly placeLateOrder: (
    body: LateOrderInput,
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ order: Order }>>;
};

export function deviceCalls({ http, settle }: Transport): DeviceCalls {
  return {
    pairDevice(body, { signal } = {}) {
      return settle(http.POST('/devices/pair', { body, signal: signal ?? null }), signal);
    },
    getDevice({ signal } = {}) {
      return settle(http.GET('/devices/self', { signal: signal ?? null }), signal);
    },
    reserveNumbers({ signal } = {}) {
      return settle(http.POST('/devices/numbers', { signal: signal ?? null }), signal);
    },
    placeLateOrder(body, options) {
      return settle(http.POST('/orders/late', { body, ...keyed(options) }), options.signal);
    },
    reportDevice(body, { signal } = {}) {
      return settle(http.POST('/devices/report', { body, signal: signal ?? null }), signal);
    },
  };
}
