import type { Guest, Language } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { findGuests, findTable } from '../tables/repository';
import { askForReceiptText } from './ask-for-receipt-text';
import { isNameTaken } from './guest-name';
import { toGuest } from './guest-view';
import { toE164 } from '../../shared/phone-number';
import { updateGuestRow } from './repository';

export type GuestChanges = {
  readonly guest_id: string;
  readonly name?: string | undefined;
  readonly phone_number?: string | undefined;
  readonly room_number?: string | null | undefined;
  /** The guest's language. */
  readonly language?: Language | undefined;
  /** Whether the receipt of what was ordered last is wanted as a text. */
  readonly send_text?: boolean;
};

/** Changes what is known of a guest of the caller's table. */
export async function updateGuest(
  deps: Deps,
  principal: GuestPrincipal,
  changes: GuestChanges,
): Promise<Result<Guest, Refusal>> {
  const { db, catalogue, events } = deps;
  const { restaurant_id } = principal;
  const entry = await catalogue.getFresh(restaurant_id, db);
  // Holding the table keeps two guests from taking one name at the same time.
  const table = await findTable(db, principal, { lock: true });
  const guests = await findGuests(db, principal);
  const guest = guests.find(({ guest_id }) => guest_id === changes.guest_id);
  if (entry === null || table === null || guest === undefined) return err({ code: 'not_found' });
  const name = changes.name ?? guest.name;
  if (isNameTaken(guests, name, guest.guest_id)) return err({ code: 'guest_name_in_use' });
  const typed = changes.phone_number;
  const phone_number =
    typed === undefined
      ? guest.phone_number
      : toE164(typed, entry.restaurant.default_phone_country);
  if (typed !== undefined && phone_number === null) return err({ code: 'invalid_phone_number' });
  const told = changes.room_number === undefined ? guest.room_number : changes.room_number || null;
  const room_number = entry.restaurant.hotel === null ? null : told;
  // Another number has yet to be shown to be the guest's.
  const phone_verified_at = phone_number === guest.phone_number ? guest.phone_verified_at : null;
  const language = changes.language ?? guest.language;
  const update = { name, phone_number, phone_verified_at, room_number, language };
  const changed = { ...guest, ...update };
  await updateGuestRow(db, guest, update);
  if (changes.send_text === true) {
    const asked = await askForReceiptText(deps, changed, entry.restaurant.language);
    if (!asked.ok) return asked;
  }
  const { table_id, table_session_id } = guest;
  await events.publish(db, { type: 'table.changed', restaurant_id, table_id, table_session_id });
  return ok(toGuest(changed));
}
