import { countUnits } from '@comanda/cart';
import { useOrderingStore } from '../provider/use-ordering-store';

/** How many units are in the cart, without pricing it: for what is only shown once there is something in it. */
export function useCartSize(): number {
  return useOrderingStore((state) => countUnits(state.cart));
}
