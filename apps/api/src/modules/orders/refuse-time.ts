import { orderOccasion } from '@comanda/cart';
import type { OrderType, Restaurant, Schedule } from '@comanda/contracts';
import { checkPickupTime, checkReadyTime, checkServed } from '@comanda/schedules';
import type { Refusal } from '../../http/refusal';

/** How far ahead a pickup may be ordered. */
export const PICKUP_DAYS = 31;

type WantedTime = {
  readonly order_type: OrderType;
  /** Null = as soon as possible. */
  readonly pickup_time: Date | null;
  /** The hours of the menus in an order that is placed already; a new one is refused by its items. */
  readonly menus?: readonly (Schedule | null)[];
};

/** Why a restaurant has nothing ready at a time, or as soon as possible; null where it has. */
export function refuseTime(
  restaurant: Restaurant,
  { order_type, pickup_time, menus = [] }: WantedTime,
  now: Date,
): Refusal | null {
  if (pickup_time !== null) {
    const check = checkPickupTime({ pickup_time, restaurant, menus, now, days: PICKUP_DAYS });
    return check.ok ? null : refusePickup(check.error.reason);
  }
  const occasion = orderOccasion(restaurant, order_type, null, now);
  const soonest = checkReadyTime(restaurant, occasion);
  if (!soonest.ok) return { code: soonest.error.code };
  const { ready_at, timezone, last_order_minutes } = occasion;
  const isServed = menus.every(
    (menu) => checkServed(menu, ready_at, timezone, last_order_minutes).ok,
  );
  return isServed ? null : refusePickup('outside_hours');
}

function refusePickup(reason: string): Refusal {
  return { code: 'pickup_time_invalid', detail: `Why: ${reason}.` };
}
