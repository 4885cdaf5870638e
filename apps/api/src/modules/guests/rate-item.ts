import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { findReceiptGuest, hasOrderedItem, saveItemRating } from './repository';

export type NewItemRating = {
  readonly guest_id: string;
  readonly item_id: string;
  readonly rating: 1 | -1;
};

/** Thumbs up or down for a dish, from a guest who ordered it. */
export async function rateItem(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { guest_id, item_id, rating }: NewItemRating,
): Promise<Result<{ ok: true }, Refusal>> {
  const guest = await findReceiptGuest(db, guest_id);
  if (guest === null || !(await hasOrderedItem(db, guest, item_id)))
    return err({ code: 'not_found' });
  const { restaurant_id } = guest;
  await saveItemRating(db, { restaurant_id, guest_id, item_id, rating, created_at: clock.now() });
  return ok({ ok: true });
}
