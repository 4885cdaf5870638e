import type { Device, RestaurantState, SoldOut, StaffMember } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import type { CallOptions, Transport } from '../transport/create-transport';

type Ok = { readonly ok: true };

/** When something ends by itself: a time (RFC 3339), "tomorrow" for the morning, or null for not at all. */
export type SoldOutUntil = string | null;

export type StateInput =
  | { readonly state: 'ACTIVE' }
  | { readonly state: 'INACTIVE'; readonly until: string | null }
  | { readonly state: 'DELAYED'; readonly busy_minutes: number; readonly until: string | null };

export type StaffCalls = {
  /** The reply sets the session cookie; `token` is for clients that are no browser. */
  readonly signInStaff: (
    body: { readonly restaurant_id: string; readonly pin: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ token: string; staff: StaffMember }>>;
  readonly signOutStaff: (options?: CallOptions) => Promise<ApiResult<Ok>>;
  readonly getStaffSession: (
    options?: CallOptions,
  ) => Promise<ApiResult<{ restaurant_id: string; staff: StaffMember; ends_at: string }>>;
  readonly listDevices: (options?: CallOptions) => Promise<ApiResult<{ devices: Device[] }>>;
  readonly revokeDevice: (device_id: string, options?: CallOptions) => Promise<ApiResult<Ok>>;
  /** Closes a kiosk for guests, or opens it again. */
  readonly setDeviceOpen: (
    input: { readonly device_id: string; readonly is_open: boolean },
    options?: CallOptions,
  ) => Promise<ApiResult<{ device: Device }>>;
  readonly setItemStock: (
    input: {
      readonly item_id: string;
      readonly is_in_stock: boolean;
      readonly until: SoldOutUntil;
    },
    options?: CallOptions,
  ) => Promise<ApiResult<{ is_in_stock: boolean; is_in_stock_until: string | null }>>;
  /** Lists sold-out items, and the time when each ends. */
  readonly listStock: (options?: CallOptions) => Promise<ApiResult<SoldOut>>;
  readonly setModifierStock: (
    input: {
      readonly modifier_id: string;
      readonly is_in_stock: boolean;
      readonly until: SoldOutUntil;
    },
    options?: CallOptions,
  ) => Promise<ApiResult<{ is_in_stock: boolean; is_in_stock_until: string | null }>>;
  readonly setRestaurantState: (
    restaurant_id: string,
    body: StateInput,
    options?: CallOptions,
  ) => Promise<
    ApiResult<{ state: RestaurantState; state_until: string | null; busy_minutes: number }>
  >;
};

export function staffCalls({ http, settle }: Transport): StaffCalls {
  return {
    signInStaff(body, { signal } = {}) {
      return settle(http.POST('/staff/signIn', { body, signal: signal ?? null }), signal);
    },
    signOutStaff({ signal } = {}) {
      return settle(http.POST('/staff/signOut', { signal: signal ?? null }), signal);
    },
    getStaffSession({ signal } = {}) {
      return settle(http.GET('/staff/session', { signal: signal ?? null }), signal);
    },
    listDevices({ signal } = {}) {
      return settle(http.GET('/staff/devices', { signal: signal ?? null }), signal);
    },
    revokeDevice(device_id, { signal } = {}) {
      const params = { path: { device_id } };
      const call = http.POST('/staff/devices/{device_id}/revoke', {
        params,
        signal: signal ?? null,
      });
      return settle(call, signal);
    },
    setDeviceOpen({ device_id, is_open }, { signal } = {}) {
      const call = http.POST('/staff/devices/{device_id}/open', {
        params: { path: { device_id } },
        body: { is_open },
        signal: signal ?? null,
      });
      return settle(call, signal);
    },
    setItemStock({ item_id, ...body }, { signal } = {}) {
      const params = { path: { item_id } };
      const call = http.POST('/items/{item_id}/stock', { params, body, signal: signal ?? null });
      return settle(call, signal);
    },
    listStock({ signal } = {}) {
      return settle(http.GET('/staff/stock', { signal: signal ?? null }), signal);
    },
    setModifierStock({ modifier_id, ...body }, { signal } = {}) {
      const params = { path: { modifier_id } };
      const call = http.POST('/modifiers/{modifier_id}/stock', {
        params,
        body,
        signal: signal ?? null,
      });
      return settle(call, signal);
    },
    setRestaurantState(restaurant_id, body, { signal } = {}) {
      const params = { path: { restaurant_id } };
      const call = http.PATCH('/restaurant/{restaurant_id}/state', {
        params,
        body,
        signal: signal ?? null,
      });
      return settle(call, signal);
    },
  };
}
