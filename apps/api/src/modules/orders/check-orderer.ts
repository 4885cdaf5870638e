import { err, ok, type Result } from '@comanda/kernel';
import type { CatalogueEntry } from '../../catalogue/catalogue';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { nameWithRoom } from '../guests/guest-name';
import type { Redeemer } from '../campaigns/redemptions';
import { offerAt } from './counter-offer';
import type { Orderer } from './draft-order';
import { findOrderingGuest, type OrderingGuest } from '../../plugins/auth/ordering-guest';

export type CheckedOrderer = {
  readonly orderer: Orderer;
  readonly guest_name: string;
  /** Identity for the limits of campaigns. */
  readonly redeemer: Redeemer;
  readonly entry: CatalogueEntry;
  /** A hotel would not know whose bill an order goes on, nor where it is brought. */
  readonly lacks_room: boolean;
  /** The guest could confirm a payment at this moment. */
  readonly has_open_payment: boolean;
  readonly phone: 'absent' | 'unverified' | 'verified';
};

/**
 * Whether a caller may order for a guest: one of the own table, in the own restaurant; any other looks absent. And whether
 * the restaurant knows of the guest what it asks for. `guest` is what was read of the guest along with the caller.
 */
export async function checkOrderer(
  { db, catalogue, texts }: Pick<Deps, 'db' | 'catalogue' | 'texts'>,
  principal: GuestPrincipal,
  input: { readonly restaurant_id: string; readonly guest_id: string },
  {
    needs_phone = true,
    guest: known_guest,
  }: { readonly needs_phone?: boolean; readonly guest?: OrderingGuest | null | undefined } = {},
): Promise<Result<CheckedOrderer, Refusal>> {
  const { restaurant_id, table_id, table_session_id } = principal;
  if (input.restaurant_id !== restaurant_id) return err({ code: 'not_found' });
  const found =
    known_guest === undefined
      ? await findOrderingGuest(db, principal, input.guest_id)
      : known_guest;
  if (found === null) return err({ code: 'not_found' });
  const { guest, menu_version, has_open_payment } = found;
  const known = await catalogue.getAt({ restaurant_id, menu_version });
  if (known === null) return err({ code: 'not_found' });
  const entry = offerAt(known, principal.platform);
  if (needs_phone && entry.restaurant.is_phone_required && guest.phone_number === null)
    return err({ code: 'phone_required' });
  // Where no codes can be sent nobody could ever show it.
  const needsProof = needs_phone && texts !== null;
  if (needsProof && entry.restaurant.is_phone_verification_required) {
    if (guest.phone_number === null) return err({ code: 'phone_required' });
    if (guest.phone_verified_at === null) return err({ code: 'phone_unverified' });
  }
  const lacks_room = lacksRoom(entry, principal, guest);
  const isRoomAsked = needs_phone && entry.restaurant.hotel?.room_number === 'required';
  if (isRoomAsked && lacks_room) return err({ code: 'room_required' });
  const orderer = {
    restaurant_id,
    table_id,
    table_session_id,
    guest_id: guest.guest_id,
    delivery_platform: principal.platform,
    is_accepted: !entry.restaurant.must_accept_orders,
    network: principal.network,
  };
  const redeemer = {
    guest_id: guest.guest_id,
    verified_phone: guest.phone_verified_at === null ? null : guest.phone_number,
    table_session_id: principal.section_type === 'DINE_IN' ? null : table_session_id,
  };
  return ok({
    orderer,
    guest_name: nameWithRoom(guest),
    redeemer,
    entry,
    lacks_room,
    has_open_payment,
    phone: phoneOf(guest),
  });
}

function phoneOf({ phone_number, phone_verified_at }: OrderingGuest['guest']) {
  if (phone_number === null) return 'absent';
  return phone_verified_at === null ? 'unverified' : 'verified';
}

/** Where rooms are asked for at all. Whoever sits at a table is found there, and staff see whom they serve. */
function lacksRoom(
  { restaurant }: CatalogueEntry,
  { section_type, platform }: GuestPrincipal,
  { room_number }: { readonly room_number: string | null },
): boolean {
  const { hotel } = restaurant;
  const isAsked = hotel !== null && hotel.room_number !== 'hidden' && platform === 'MENTUM';
  return isAsked && section_type !== 'DINE_IN' && room_number === null;
}
