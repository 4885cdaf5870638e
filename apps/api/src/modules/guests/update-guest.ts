import type { Guest } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { findGuests, findTable } from '../tables/repository';
import { isNameTaken } from './guest-name';
import { toGuest } from './guest-view';
import { toE164 } from './phone-number';
import { updateGuestRow } from './repository';

export type GuestChanges = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly name?: string | undefined;
  readonly phone_number?: string | undefined;
};

/** Changes the name or the phone number of a guest of the caller's table. */
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
  if (
    changes.restaurant_id !== restaurant_id ||
    entry === null ||
    table === null ||
    guest === undefined
  ) {
    return err({ code: 'not_found' });
  }
  const name = changes.name ?? guest.name;
  if (isNameTaken(guests, name, guest.guest_id)) return err({ code: 'guest_name_in_use' });
  const typed = changes.phone_number;
  const phone_number =
    typed === undefined
      ? guest.phone_number
      : toE164(typed, entry.restaurant.default_phone_country);
  if (typed !== undefined && phone_number === null) return err({ code: 'invalid_phone_number' });
  await updateGuestRow(db, guest, { name, phone_number });
  const { table_id } = guest;
  await events.publish(db, { type: 'table.changed', restaurant_id, table_id });
  return ok(toGuest({ ...guest, name, phone_number }));
}
