import type { Guest, Language, Receipt, Review, SectionType, Table } from '@comanda/contracts';
import type { ApiResult } from '../api-failure';
import { keyed } from '../transport/keyed';
import type { CallOptions, KeyedCallOptions, Transport } from '../transport/create-transport';

export type GuestCalls = {
  /** Opens a table of one's own. The reply sets the session cookie; `token` is for clients that are no browser. */
  readonly addSectionGuest: (
    body: {
      readonly restaurant_id: string;
      readonly section_type: SectionType;
      /** The number that a guest of a kiosk takes to a table. */
      readonly table_tent?: string;
    },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ table_id: string; table: Table; token: string }>>;
  /** Ends this browser’s access to the table and takes its cookie away. */
  readonly leaveTable: (
    body: { readonly table_session_id: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ ok: true }>>;
  readonly addTableGuest: (
    body: {
      readonly restaurant_id: string;
      readonly table_id: string;
      readonly guest: {
        readonly name: string | null;
        /** The guest's language. */
        readonly language?: Language | null;
        /** Code of the referrer. */
        readonly affiliate_code?: string | null;
      };
    },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ guest_id: string; guest: Guest }>>;
  readonly updateGuest: (
    body: {
      readonly restaurant_id: string;
      readonly guest: {
        readonly guest_id: string;
        readonly name?: string;
        readonly phone_number?: string;
        /** Where a hotel's guest stays; null takes it away. */
        readonly room_number?: string | null;
        /** The guest's language, also used for texts. */
        readonly language?: Language;
      };
      /** Texts the receipt of what the guest ordered last. */
      readonly send_text?: boolean;
    },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ guest: Guest }>>;
  /** Texts a guest of this table a code, to the number that is known of them. */
  readonly sendVerificationCode: (
    guest_id: string,
    options?: CallOptions,
  ) => Promise<ApiResult<{ resend_after: number; expires_at: string }>>;
  /** Whether a code is the one that was texted. */
  readonly verifyPhone: (
    input: { readonly guest_id: string; readonly code: string },
    options?: CallOptions,
  ) => Promise<ApiResult<{ success: boolean; tries_left: number }>>;
  /** Returns the receipt of a link. */
  readonly getReceipt: (
    guest_id: string,
    options?: CallOptions & { readonly language?: Language },
  ) => Promise<ApiResult<{ guest: Receipt }>>;
  readonly renameOnReceipt: (
    input: { readonly guest_id: string; readonly name: string },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ name: string }>>;
  readonly addReview: (
    body: {
      readonly restaurant_id: string;
      readonly guest_id: string;
      readonly order_id: string;
      readonly rating: number;
      /** A dish of the order, by thumb (1 or -1), instead of the order. */
      readonly item_id?: string;
    },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ review: Review }>>;
  readonly rateItem: (
    body: { readonly guest_id: string; readonly item_id: string; readonly rating: 1 | -1 },
    options: KeyedCallOptions,
  ) => Promise<ApiResult<{ ok: true }>>;
};

export function guestCalls({ http, settle }: Transport): GuestCalls {
  return {
    addSectionGuest(body, options) {
      return settle(http.POST('/section/addGuest', { body, ...keyed(options) }), options.signal);
    },
    leaveTable(body, { signal } = {}) {
      return settle(http.POST('/table/leave', { body, signal: signal ?? null }), signal);
    },
    addTableGuest(body, options) {
      return settle(http.POST('/table/addGuest', { body, ...keyed(options) }), options.signal);
    },
    updateGuest(body, options) {
      return settle(http.POST('/guest/update', { body, ...keyed(options) }), options.signal);
    },
    sendVerificationCode(guestId, { signal } = {}) {
      return settle(
        http.POST('/guest/{guestId}/generate2FA', {
          params: { path: { guestId } },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    verifyPhone({ guest_id: guestId, code }, { signal } = {}) {
      return settle(
        http.POST('/guest/verify2FA', { body: { guestId, code }, signal: signal ?? null }),
        signal,
      );
    },
    getReceipt(guest_id, { signal, ...query } = {}) {
      return settle(
        http.GET('/guests/{guest_id}', {
          params: { path: { guest_id }, query },
          signal: signal ?? null,
        }),
        signal,
      );
    },
    renameOnReceipt({ guest_id, name }, options) {
      const { params, signal } = keyed(options);
      return settle(
        http.POST('/guests/{guest_id}/name', {
          body: { name },
          params: { ...params, path: { guest_id } },
          signal,
        }),
        options.signal,
      );
    },
    addReview(body, options) {
      return settle(http.POST('/orders/add/review', { body, ...keyed(options) }), options.signal);
    },
    rateItem(body, options) {
      return settle(http.POST('/items/rate', { body, ...keyed(options) }), options.signal);
    },
  };
}
