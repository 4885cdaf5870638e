import type { Language, Receipt, Review } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import { findPaidShares } from '../bills/paid-shares';
import { namesIn, nameOrder } from '../orders/name-order';
import { findGuestOrders } from '../orders/repository';
import {
  findItemRatings,
  findOrderCards,
  findReceiptGuest,
  findReview,
  type ReviewRow,
} from './repository';

/**
 * Returns the receipt behind a link: the guest's own orders and payments, nothing else of the tablemates, no phone
 * number, no drafts.
 */
export async function getReceipt(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  guest_id: string,
  language?: Language,
): Promise<Result<Receipt, Refusal>> {
  const guest = await findReceiptGuest(db, guest_id);
  const entry = guest && (await catalogue.get(guest.restaurant_id));
  if (guest === null || entry === null) return err({ code: 'not_found' });
  const orders = await findGuestOrders(db, guest);
  const shares = await findPaidShares(db, guest);
  const ratings = await findItemRatings(db, guest);
  const review = await findReview(db, guest);
  const { restaurant } = entry.localise(language ?? guest.language ?? undefined);
  const nameOf = namesIn(entry, language);
  return ok({
    guest_id: guest.guest_id,
    name: guest.name,
    language: guest.language ?? restaurant.language,
    restaurant: {
      restaurant_id: restaurant.restaurant_id,
      endpoint: restaurant.endpoint,
      name: restaurant.name,
      address: restaurant.address,
      legal_name: restaurant.legal_name,
      tax_number: restaurant.tax_number,
      phone_number: restaurant.phone_number,
      logo: restaurant.logo,
      theme: restaurant.theme,
      links: restaurant.links,
      currency: restaurant.currency,
      language: restaurant.language,
      active_languages: restaurant.active_languages,
      timezone: restaurant.timezone,
      is_sandbox: restaurant.is_sandbox,
    },
    orders: orders
      .filter((order) => order.status !== 'ORDER_OPEN')
      .map((order) => nameOrder(order, nameOf)),
    paid_shares: shares.map((share) => ({
      ...share,
      items: share.items.map((item) => ({ ...item, name: nameOf(item.item_id, item.name) })),
    })),
    order_cards: await findOrderCards(db, guest),
    review: review && toReview(review),
    item_ratings: ratings.map(({ item_id, rating }) => ({ item_id, rating })),
  });
}

/** A rating as it is shown: of an order, or of a dish of it. */
export function toReview(row: ReviewRow, item_id: string | null = null): Review {
  const { order_id, guest_id, restaurant_id, rating, created_at } = row;
  return {
    order_id,
    guest_id,
    restaurant_id,
    rating,
    item_id,
    created_at: created_at.toISOString(),
  };
}
