import { type ResolveError, resolveItems } from '@comanda/cart';
import type { CancelReason } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { isServedAt, soonestReadyAt } from '@comanda/schedules';
import type { StoredOrder } from '../../orders/order-rows';
import type { Offer } from '../../orders/price-order';
import { toInput } from '../../orders/to-input';

/**
 * A payment that took a moment longer than the kitchen's last minute still counts. Open ones are closed before this is over
 * (close-after-hours), so that one which was made until then is an order, although its news takes some minutes.
 */
const GRACE_MINUTES = 15;

/**
 * Why a paid order can no longer be cooked, or null. Its price stays what the guest was shown and paid, and so do its
 * rules: only what is gone counts.
 */
export function reasonNotPlaceable(
  offer: Offer,
  stored: StoredOrder,
  now: Date,
  grace_minutes: number = GRACE_MINUTES,
): CancelReason | null {
  // The money of a test goes back as that of an order that cannot be cooked does.
  if (stored.order.tested_terminal_id !== null) return 'reader_test';
  if (offer.restaurant.state === 'INACTIVE') return 'restaurant_closed';
  const { pickup_time } = stored.order;
  if (pickup_time !== null && pickup_time > now) return reasonAt(offer, stored, pickup_time);
  // An order may have been taken before opening, or before its menu begins, for the time at which it is ready.
  const { order_type } = stored.order;
  const ready_at = soonestReadyAt(offer.restaurant, order_type, now).getTime();
  const grace_ms = grace_minutes * 60_000;
  const others = [now.getTime() - grace_ms, ready_at, ready_at + grace_ms];
  const reason = reasonAt(offer, stored, now);
  return others.some((at) => reasonAt(offer, stored, new Date(at)) === null) ? null : reason;
}

function reasonAt(
  { restaurant, menus }: Offer,
  { order, items }: StoredOrder,
  at: Date,
): CancelReason | null {
  const { schedule, timezone } = restaurant;
  if (schedule !== null && !isServedAt(schedule, at, timezone)) return 'restaurant_closed';
  const resolved = resolveItems(menus, items.map(toInput), {
    at,
    timezone,
    order_type: order.order_type,
  });
  return resolved.ok ? null : reasonOf(resolved.error);
}

function reasonOf(error: ResolveError): CancelReason | null {
  switch (error.code) {
    case 'item_sold_out':
    case 'item_unavailable':
      return error.code;
    case 'menu_not_served':
      return 'item_unavailable';
    case 'invalid_modifiers':
      // No group at fault means that a modifier is gone from all of them.
      if (error.groups.length === 0) return 'item_unavailable';
      return error.groups.some((group) => group.reason === 'out_of_stock') ? 'item_sold_out' : null;
    default:
      return assertNever(error);
  }
}
