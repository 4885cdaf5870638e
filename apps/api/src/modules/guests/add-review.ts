import type { Review } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { findReceiptGuest, hasPlaced, saveReview } from './repository';

export type NewReview = {
  readonly restaurant_id: string;
  readonly guest_id: string;
  readonly order_id: string;
  readonly rating: number;
};

/** Rates an order that the guest placed. */
export async function addReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  review: NewReview,
): Promise<Result<Review, Refusal>> {
  const { restaurant_id, guest_id, order_id, rating } = review;
  const guest = await findReceiptGuest(db, guest_id);
  const isTheirs = guest?.restaurant_id === restaurant_id && (await hasPlaced(db, guest, order_id));
  if (!isTheirs) return err({ code: 'not_found' });
  const created_at = clock.now();
  await saveReview(db, { restaurant_id, guest_id, order_id, rating, created_at });
  return ok({ rating, created_at: created_at.toISOString() });
}
