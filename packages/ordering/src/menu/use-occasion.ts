import { occasionOf, type WantedOccasion } from './occasion';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { useNow } from '../provider/now-provider';
import { useOrderingStore } from '../provider/use-ordering-store';

/** When and how the guest wants what is in the cart. */
export function useOccasion(): WantedOccasion {
  // Each by itself: who types a name wants nothing at another time.
  const order_type = useOrderingStore((state) => state.details.order_type);
  const pickup_time = useOrderingStore((state) => state.details.pickup_time);
  const { policy } = useOrdering();
  return occasionOf(useRestaurant(), { order_type, pickup_time }, { now: useNow(), policy });
}
