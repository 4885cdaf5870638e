import { isRecord, type Stored, textOr } from '../../store/read-stored';
import type { BillShareRequest, StoredDraft } from './stored-order';

/** Reads what a browser has kept of a guest's stored order, or share of a bill; null where it cannot be read whole. */
export function parseStoredDraft(stored: Stored): StoredDraft | null {
  const restaurant_id = textOr(stored['restaurant_id'], null);
  const guest_id = textOr(stored['guest_id'], null);
  if (restaurant_id === null || guest_id === null) return null;
  const bill = stored['bill'];
  const draft = { restaurant_id, guest_id };
  return isRecord(bill) ? { ...draft, bill: bill as BillShareRequest } : draft; // the server checks every field of it
}
