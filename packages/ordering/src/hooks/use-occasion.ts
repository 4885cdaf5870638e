import type { Occasion } from '@comanda/cart';
import { occasionOf } from '../model/occasion';
import { useRestaurant } from '../provider/use-restaurant';
import { useNow } from '../provider/now-provider';
import { useOrderingStore } from '../provider/use-ordering-store';

/** When and how the guest wants what is in the cart. */
export function useOccasion(): Occasion {
  return occasionOf(
    useRestaurant(),
    useOrderingStore((state) => state.details),
    useNow(),
  );
}
