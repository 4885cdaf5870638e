import type { SliceOf } from './slice';

/** Identity of this browser at the server. Its proof is a cookie that no script can read. */
export type GuestIdentity = {
  readonly restaurant_id: string;
  readonly table_id: string;
  /** null until the guest has been added to the table. */
  readonly guest_id: string | null;
  /** Values already sent to the server. */
  readonly known_name: string | null;
  readonly known_phone: string | null;
  readonly known_room: string | null;
  /** It has a number that it does not tell: there only where this browser did not keep the one it sent. */
  readonly has_phone?: boolean;
};

/** Of a guest whom the server has been told nothing about. */
export const NOTHING_KNOWN = { known_name: null, known_phone: null, known_room: null } as const;

export type GuestSlice = {
  readonly guest: GuestIdentity | null;
  readonly setGuest: (guest: GuestIdentity | null) => void;
  /** Code of the referrer; sent to the server when the guest is seated. */
  readonly affiliate_code: string | null;
  readonly setAffiliate: (affiliate_code: string | null) => void;
};

export const createGuestSlice: SliceOf<GuestSlice> = (set) => ({
  guest: null,
  setGuest(guest) {
    set({ guest });
  },
  affiliate_code: null,
  setAffiliate(affiliate_code) {
    set({ affiliate_code });
  },
});
