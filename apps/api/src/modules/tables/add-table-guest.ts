import type { Guest, Language } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { guests } from '../../db/schema/index';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { defaultGuestName, isNameTaken } from '../guests/guest-name';
import { toGuest } from '../guests/guest-view';
import { findGuests, findTable } from './repository';

export type NewGuest = {
  readonly restaurant_id: string;
  readonly table_id: string;
  readonly name: string | null;
  readonly language: Language | null;
  readonly affiliate_code: string | null;
};

/** Affiliate code of staff who order for guests. It counts only from a session that staff opened. */
const FRONT_OF_HOUSE = '$frontOfHouse';

/** Adds a guest to the table that the caller sits at. Two of a name at one table would mix up their plates. */
export async function addTableGuest(
  deps: Deps,
  principal: GuestPrincipal,
  input: NewGuest,
): Promise<Result<Guest, Refusal>> {
  const { db, clock, newGuestId, events } = deps;
  const { restaurant_id, table_id, table_session_id } = principal;
  if (restaurant_id !== input.restaurant_id || table_id !== input.table_id)
    return err({ code: 'not_found' });
  const table = await findTable(db, principal, { lock: true });
  if (table === null) return err({ code: 'not_found' });

  const others = await findGuests(db, principal);
  const name = input.name ?? defaultGuestName(others);
  if (isNameTaken(others, name)) return err({ code: 'guest_name_in_use' });
  const row = {
    restaurant_id,
    guest_id: newGuestId(),
    table_id,
    table_session_id,
    name,
    phone_number: null,
    phone_verified_at: null,
    forgotten_at: null,
    language: input.language,
    affiliate_code: affiliateOf(principal, input.affiliate_code),
    campaign_code: null,
    room_number: null,
    created_at: clock.now(),
  };
  await db.insert(guests).values(row);
  await events.publish(db, { type: 'table.changed', restaurant_id, table_id, table_session_id });
  return ok(toGuest({ ...row, has_paid: false, last_order: null, label: table.label }));
}

function affiliateOf({ platform }: GuestPrincipal, typed: string | null): string | null {
  const isStaff = platform === 'FRONT_COUNTER';
  return typed === '' || (typed === FRONT_OF_HOUSE && !isStaff) ? null : typed;
}
