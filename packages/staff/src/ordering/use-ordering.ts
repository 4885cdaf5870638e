import { type StateInput, unwrap } from '@comanda/api-client';
import type { Restaurant } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';
import { useAct } from '../provider/use-act';

export type Ordering = {
  /** The restaurant as its guests see it, with the state and its end; undefined until it is read. */
  readonly restaurant: Restaurant | undefined;
  readonly error: Error | null;
  /** Takes orders as usual. */
  readonly open: () => void;
  /** Adds minutes to the usual time; until a time, or until it is opened again (null). */
  readonly slowDown: (busy_minutes: number, until: string | null) => void;
  /** Takes no orders; until a time, or until it is opened again (null). */
  readonly pause: (until: string | null) => void;
  readonly isChanging: boolean;
  readonly changeError: Error | null;
};

/** Whether the restaurant takes orders, and how fast. */
export function useOrdering(): Ordering {
  const { client, restaurant_id } = useStaffPlace();
  const { data, error } = useQuery({
    queryKey: ['restaurant', restaurant_id],
    queryFn: async ({ signal }) =>
      unwrap(await client.getRestaurant({ restaurant: restaurant_id }, { signal })).restaurant,
  });
  const changing = useAct(
    (staff, state: StateInput) => staff.setRestaurantState({ restaurant_id, ...state }),
    ['restaurant'],
  );
  return {
    restaurant: data,
    error,
    open: () => changing.act({ state: 'ACTIVE' }),
    slowDown: (busy_minutes, until) => changing.act({ state: 'DELAYED', busy_minutes, until }),
    pause: (until) => changing.act({ state: 'INACTIVE', until }),
    isChanging: changing.isActing,
    changeError: changing.error,
  };
}
