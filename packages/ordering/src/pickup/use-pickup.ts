import { findPlace, isOfferedFor } from '@comanda/cart';
import type { Schedule } from '@comanda/contracts';
import { checkPickupTime, type PickupDay, type PickupFault, pickupSlots } from '@comanda/schedules';
import { useQuery } from '@tanstack/react-query';
import { occasionOf } from '../menu/occasion';
import { PICKUP_DAYS, restaurantBlock } from '../menu/order-block';
import { fullSlotsQuery } from '../queries/restaurants';
import { useOrdering } from '../provider/ordering-context';
import { useCatalogue } from '../provider/use-catalogue';
import { useNow } from '../provider/now-provider';
import { useOrderingStore } from '../provider/use-ordering-store';

export type Pickup = {
  /** null = as soon as it is ready. */
  readonly chosen: Date | null;
  /** Whether it can be for a later time at all: what is taken out can, what is brought or eaten at a table cannot. */
  readonly can_wait: boolean;
  /** Whether it can be ready as soon as possible, before the restaurant closes. */
  readonly is_soonest_taken: boolean;
  /** Why the chosen time cannot be kept any more. */
  readonly fault: PickupFault | null;
  readonly choose: (time: Date | null) => void;
  /**
   * The times that can be picked, by date; with a menu, those at which its dishes are served as well. Worked out when asked, since
   * that is more work than a cart needs.
   */
  readonly slots: (menu?: { readonly schedule: Schedule | null }) => readonly PickupDay[];
};

/** When the order is wanted, and when it can be. A time must suit the restaurant and every menu in the cart. */
export function usePickup(): Pickup {
  const { store, client, policy } = useOrdering();
  const { restaurant, index } = useCatalogue();
  const now = useNow();
  const { data: full = [] } = useQuery(fullSlotsQuery(client, restaurant));
  const cart = useOrderingStore((state) => state.cart);
  const pickup_time = useOrderingStore((state) => state.details.pickup_time);
  const order_type = useOrderingStore((state) => state.details.order_type);
  const is_brought = useOrderingStore((state) => state.delivery.is_wanted);
  const schedules = new Set<Schedule | null>(
    cart.lines.map((line) => findPlace(index, line)?.menu.schedule ?? null),
  );
  const asked = { restaurant, menus: [...schedules], now, days: PICKUP_DAYS };
  const soonest = occasionOf(
    restaurant,
    { order_type: 'TAKEOUT', pickup_time: null },
    { now, policy },
  );
  const chosen = pickup_time === null ? null : new Date(pickup_time);
  const checked = chosen && checkPickupTime({ ...asked, pickup_time: chosen });
  return {
    chosen,
    can_wait:
      isOfferedFor(restaurant.order_mode, 'TAKEOUT') && order_type !== 'DINE_IN' && !is_brought,
    is_soonest_taken: restaurantBlock(restaurant, soonest) === null,
    fault: checked && !checked.ok ? checked.error : null,
    choose: (time) => store.getState().setDetails({ pickup_time: time?.toISOString() ?? null }),
    slots: (menu) =>
      pickupSlots({ ...asked, full, menus: [...schedules, ...(menu ? [menu.schedule] : [])] }),
  };
}
