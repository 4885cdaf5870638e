import type { Language, PaidShare, Receipt, ReceiptPayment, Review } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Principal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { findPaidShares } from '../bills/paid-shares';
import { namesIn, nameOrder } from '../orders/name-order';
import { findGuestOrders } from '../orders/repository';
import type { GuestRow } from '../tables/repository';
import { ordersOnReceipt } from './receipt-orders';
import { findReceiptPayments } from './receipt-payments';
import { isRenamable } from './rename-on-receipt';
import {
  findItemRatings,
  findReceiptGuest,
  findReceiptPlace,
  findReview,
  type ReviewRow,
} from './repository';

type Wanted = {
  readonly guest_id: string;
  /** Which of the guest's orders; the first without. At a table it makes no difference. */
  readonly order_id?: string | undefined;
  readonly language?: Language | undefined;
  /** Sessions of the caller: the guest's party and staff read all that the guest sent. */
  readonly principals?: readonly Principal[];
};

/**
 * Returns the receipt behind a link: one order, or the guest's part of a party's bill, and its payments; nothing else of
 * the tablemates, no phone number, and no order of another time. A link to nothing that was ordered or paid is not found.
 */
export async function getReceipt(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  { guest_id, order_id, language, principals = [] }: Wanted,
): Promise<Result<Receipt, Refusal>> {
  const guest = await findReceiptGuest(db, guest_id);
  const entry = guest && (await catalogue.get(guest.restaurant_id));
  if (guest === null || entry === null) return err({ code: 'not_found' });
  const { is_party, is_open } = await findReceiptPlace(db, guest);
  const is_session = principals.some((caller) => isOwn(caller, guest));
  const asked = { is_party, is_session, order_id };
  const orders = ordersOnReceipt(await findGuestOrders(db, guest), asked);
  const isNamed = order_id !== undefined && !is_party;
  if (isNamed && orders.length === 0) return err({ code: 'not_found' });
  const order_ids = orders.map((order) => order.order_id);
  const item_ids = new Set(orders.flatMap(({ items }) => items.map(({ item_id }) => item_id)));
  const payments = await findReceiptPayments(db, guest, orders);
  const isOne = !is_party && (isNamed || !is_session) && orders.length > 0;
  // A share of several orders would tell of others than the one of the link.
  const shares = (await findPaidShares(db, guest)).filter(
    (share) => !isOne || payments.some((payment) => isAllOf(payment, share)),
  );
  if (!is_session && orders.length + shares.length === 0) return err({ code: 'not_found' });
  const ratings = await findItemRatings(db, guest);
  const review = await findReview(db, guest.restaurant_id, order_ids);
  const { restaurant } = entry.localise(language ?? guest.language ?? undefined);
  const nameOf = namesIn(entry, language);
  return ok({
    guest_id: guest.guest_id,
    name: guest.name,
    room_number: restaurant.hotel === null ? null : guest.room_number,
    can_rename: isRenamable(guest, is_open),
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
      pay_at_counter_label: restaurant.pay_at_counter_label,
      is_sandbox: restaurant.is_sandbox,
    },
    orders: orders.map((order) => nameOrder(order, nameOf)),
    payments,
    paid_shares: shares.map((share) => ({
      ...share,
      items: share.items.map((item) => ({ ...item, name: nameOf(item.item_id, item.name) })),
    })),
    review: review && toReview(review),
    item_ratings: ratings
      .filter(({ item_id }) => item_ids.has(item_id))
      .map(({ item_id, rating }) => ({ item_id, rating })),
  });
}

/** Whether a share paid for one order alone. */
function isAllOf({ share_id, amount }: ReceiptPayment, share: PaidShare): boolean {
  return share_id === share.share_id && amount === share.totals.total_with_tip_and_tax;
}

/** Whether a caller is of the guest's party, or of the restaurant's staff. */
function isOwn(caller: Principal, { restaurant_id, table_session_id }: GuestRow): boolean {
  if (caller.role === 'guest') return caller.table_session_id === table_session_id;
  return caller.role === 'staff' && caller.restaurant_id === restaurant_id;
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
