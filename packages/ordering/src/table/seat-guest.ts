import type { ApiClient, ApiResult, IntentKey } from '@comanda/api-client';
import type { Language, SectionType } from '@comanda/contracts';
import { ok } from '@comanda/kernel';
import { type GuestIdentity, NOTHING_KNOWN } from '../store/guest-slice';
import type { OrderingStore } from '../store/ordering-store';

export type SeatDeps = {
  readonly client: ApiClient;
  readonly store: OrderingStore;
  readonly section_type: SectionType;
};

export type Seating = {
  readonly restaurant_id: string;
  /** Empty = the server's "Guest n". */
  readonly name: string;
  /** The guest's language; null = unknown, so the restaurant's. */
  readonly language: Language | null;
  readonly keys: { readonly section: IntentKey; readonly guest: IntentKey };
};

export type Seated = GuestIdentity & { readonly guest_id: string };

/** Makes sure that the guest has a table and a place at it. Does only what is missing. */
export async function seatGuest(
  { client, store, section_type }: SeatDeps,
  { restaurant_id, name, language, keys }: Seating,
): Promise<ApiResult<Seated>> {
  let { guest } = store.getState();
  const { affiliate_code } = store.getState();
  if (guest?.restaurant_id !== restaurant_id) {
    const opened = await client.addSectionGuest(
      { restaurant_id, section_type },
      { key: keys.section },
    );
    if (!opened.ok) return opened;
    const { table_id } = opened.value;
    guest = { restaurant_id, table_id, guest_id: null, ...NOTHING_KNOWN };
    store.getState().setGuest(guest);
  }
  if (guest.guest_id !== null) return ok({ ...guest, guest_id: guest.guest_id });
  const known_name = name === '' ? null : name;
  const added = await client.addTableGuest(
    {
      restaurant_id,
      table_id: guest.table_id,
      guest: { name: known_name, language, affiliate_code },
    },
    { key: keys.guest },
  );
  if (!added.ok) return added;
  const seated = { ...guest, ...NOTHING_KNOWN, guest_id: added.value.guest_id, known_name };
  store.getState().setGuest(seated);
  return ok(seated);
}
