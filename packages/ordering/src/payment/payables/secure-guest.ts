import type { ApiResult } from '@comanda/api-client';
import { ok } from '@comanda/kernel';
import type { Attempt } from '../payment-flow';
import { type Seated, seatGuest } from '../../table/seat-guest';
import { afterFailure } from '../after-failure';
import type { CheckoutDeps } from './checkout-deps';
import type { PaymentEvent } from '../payment-event';

/** Makes sure that the server knows who orders: a table, a guest at it, their name and number. Does only what is missing. */
export async function secureGuest(deps: CheckoutDeps, attempt: Attempt): Promise<PaymentEvent> {
  const { draft, contact, language, keys } = attempt;
  const seated = await seatGuest(deps, {
    restaurant_id: draft.restaurant_id,
    name: contact.name,
    language,
    keys,
  });
  if (!seated.ok) return afterFailure(seated.error, attempt);
  const named = await introduce(deps, attempt, seated.value);
  if (!named.ok) return afterFailure(named.error, attempt);
  return { type: 'guest_secured', guest_id: named.value.guest_id };
}

async function introduce(
  { client, store }: CheckoutDeps,
  { draft, contact, language, keys }: Attempt,
  guest: Seated,
): Promise<ApiResult<Seated>> {
  const isNameNew = contact.name !== '' && contact.name !== guest.known_name;
  const isPhoneNew = contact.phone !== '' && contact.phone !== guest.known_phone;
  // A room that was taken back is told as well.
  const isRoomNew = contact.room_number !== (guest.known_room ?? '');
  if (!isNameNew && !isPhoneNew && !isRoomNew) return ok(guest);
  const updated = await client.updateGuest(
    {
      restaurant_id: draft.restaurant_id,
      guest: {
        guest_id: guest.guest_id,
        ...(language ? { language } : {}),
        ...(isNameNew ? { name: contact.name } : {}),
        ...(isPhoneNew ? { phone_number: contact.phone } : {}),
        ...(isRoomNew ? { room_number: contact.room_number || null } : {}),
      },
    },
    { key: keys.update },
  );
  if (!updated.ok) return updated;
  const known = {
    ...guest,
    known_name: isNameNew ? contact.name : guest.known_name,
    known_phone: isPhoneNew ? contact.phone : guest.known_phone,
    known_room: contact.room_number || null,
  };
  store.getState().setGuest(known);
  return ok(known);
}
