import type { ApiResult } from '@comanda/api-client';
import { ok } from '@comanda/kernel';
import type { Attempt } from '../model/checkout-flow';
import type { GuestIdentity } from '../store/guest-slice';
import { afterFailure } from './after-failure';
import type { CheckoutDeps } from './checkout-deps';
import type { CheckoutEvent } from './checkout-event';

/** Makes sure that the server knows who orders: a table, a guest at it, their name and number. Does only what is missing. */
export async function secureGuest(deps: CheckoutDeps, attempt: Attempt): Promise<CheckoutEvent> {
  const seated = await seat(deps, attempt);
  if (!seated.ok) return afterFailure(seated.error, attempt);
  const named = await introduce(deps, attempt, seated.value);
  if (!named.ok) return afterFailure(named.error, attempt);
  return { type: 'guest_secured', guest_id: named.value.guest_id };
}

type Seated = GuestIdentity & { readonly guest_id: string };

async function seat(deps: CheckoutDeps, attempt: Attempt): Promise<ApiResult<Seated>> {
  const { client, store, section_type } = deps;
  const { draft, contact, keys } = attempt;
  const { restaurant_id } = draft;
  let { guest } = store.getState();
  if (guest?.restaurant_id !== restaurant_id) {
    const opened = await client.addSectionGuest(
      { restaurant_id, section_type },
      { key: keys.section },
    );
    if (!opened.ok) return opened;
    const { table_id } = opened.value;
    guest = { restaurant_id, table_id, guest_id: null, known_name: null, known_phone: null };
    store.getState().setGuest(guest);
  }
  if (guest.guest_id !== null) return ok({ ...guest, guest_id: guest.guest_id });
  const name = contact.name === '' ? null : contact.name;
  const added = await client.addTableGuest(
    { restaurant_id, table_id: guest.table_id, guest: { name } },
    { key: keys.guest },
  );
  if (!added.ok) return added;
  const { guest_id } = added.value;
  const seated = { ...guest, guest_id, known_name: name, known_phone: null };
  store.getState().setGuest(seated);
  return ok(seated);
}

async function introduce(
  { client, store }: CheckoutDeps,
  { draft, contact, keys }: Attempt,
  guest: Seated,
): Promise<ApiResult<Seated>> {
  const isNameNew = contact.name !== '' && contact.name !== guest.known_name;
  const isPhoneNew = contact.phone !== '' && contact.phone !== guest.known_phone;
  if (!isNameNew && !isPhoneNew) return ok(guest);
  const updated = await client.updateGuest(
    {
      restaurant_id: draft.restaurant_id,
      guest: {
        guest_id: guest.guest_id,
        ...(isNameNew ? { name: contact.name } : {}),
        ...(isPhoneNew ? { phone_number: contact.phone } : {}),
      },
    },
    { key: keys.update },
  );
  if (!updated.ok) return updated;
  const known = {
    ...guest,
    known_name: isNameNew ? contact.name : guest.known_name,
    known_phone: isPhoneNew ? contact.phone : guest.known_phone,
  };
  store.getState().setGuest(known);
  return ok(known);
}
