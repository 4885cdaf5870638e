import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { findGuests } from '../tables/repository';
import { isNameTaken } from './guest-name';
import type { GuestRow } from '../tables/repository';
import { findReceiptGuest, findReceiptPlace, updateGuestRow } from './repository';

/** Changes the name on a receipt by its link, until the table is closed. */
export async function renameOnReceipt(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  guest_id: string,
  name: string,
): Promise<Result<{ name: string }, Refusal>> {
  const guest = await findReceiptGuest(db, guest_id);
  if (guest === null) return err({ code: 'not_found' });
  const { is_open } = await findReceiptPlace(db, guest);
  if (!isRenamable(guest, is_open)) return err({ code: 'not_found' });
  if (isNameTaken(await findGuests(db, guest), name, guest_id))
    return err({ code: 'guest_name_in_use' });
  await updateGuestRow(db, guest, { name });
  const { restaurant_id, table_id, table_session_id } = guest;
  await events.publish(db, { type: 'table.changed', restaurant_id, table_id, table_session_id });
  return ok({ name });
}

/** A name is not changed after its party has left, nor after it was forgotten. */
export function isRenamable({ forgotten_at }: Pick<GuestRow, 'forgotten_at'>, is_open: boolean) {
  return is_open && forgotten_at === null;
}
