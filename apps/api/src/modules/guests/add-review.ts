import type { Review } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { toReview } from './get-receipt';
import {
  findReceiptGuest,
  hasOrderedItem,
  hasPlaced,
  saveItemRating,
  saveReview,
} from './repository';

export type NewReview = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly order_id: string;
  readonly rating: number;
  /** A dish of the order, with thumbs up (1) or down (-1), instead of the order. */
  readonly item_id?: string | undefined;
};

/** Rates an order that the guest placed, or a dish of it. */
export async function addReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { item_id, ...review }: NewReview,
): Promise<Result<Review, Refusal>> {
  const { restaurant_id, guest_id, order_id, rating } = review;
  const guest = await findReceiptGuest(db, guest_id);
  const isTheirs = guest?.restaurant_id === restaurant_id && (await hasPlaced(db, guest, order_id));
  if (!isTheirs) return err({ code: 'not_found' });
  const row = { ...review, created_at: clock.now() };
  if (item_id === undefined) {
    await saveReview(db, row);
    return ok(toReview(row));
  }
  if (!(await hasOrderedItem(db, guest, item_id, order_id))) return err({ code: 'not_found' });
  const thumb = rating === 1 ? 1 : -1;
  await saveItemRating(db, {
    restaurant_id,
    guest_id,
    item_id,
    rating: thumb,
    created_at: row.created_at,
  });
  return ok(toReview(row, item_id));
}
