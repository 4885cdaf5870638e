import type { CheckedLine, SettledOccasion } from '@comanda/cart';
import type { Restaurant } from '@comanda/contracts';
import type { PickupFault } from '@comanda/schedules';
import type { TotalsFault } from '@comanda/totals';
import { restaurantBlock, type RestaurantBlock } from '../menu/order-block';

/** Why the cart cannot be checked out as it is. */
export type OrderFault =
  | { readonly code: 'order_empty' }
  /** Lines changed price or cannot be had: the guest has to see and accept that first. */
  | { readonly code: 'changes_pending' }
  | RestaurantBlock
  | PickupFault
  | TotalsFault;

/** The first thing that stands against checking out; null when nothing does. */
export function orderFault(
  restaurant: Restaurant,
  cart: {
    readonly count: number;
    readonly changes: readonly CheckedLine[];
    readonly fault: TotalsFault | null;
  },
  occasion: SettledOccasion,
  pickupFault: PickupFault | null,
): OrderFault | null {
  if (cart.count === 0) return { code: 'order_empty' };
  const block = restaurantBlock(restaurant, occasion);
  if (block?.code === 'ordering_disabled' || block?.code === 'restaurant_inactive') return block;
  if (pickupFault) return pickupFault;
  if (block) return block;
  if (cart.changes.length > 0) return { code: 'changes_pending' };
  return cart.fault;
}

/** When the restaurant opens next that takes no order now; null where that is not what stands against it, or not in sight. */
export function opensAt(fault: OrderFault | null): Date | null {
  const isHours = fault?.code === 'restaurant_closed' || fault?.code === 'last_order_passed';
  return isHours ? fault.opens_at : null;
}
