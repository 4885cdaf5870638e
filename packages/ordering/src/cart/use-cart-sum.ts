import { countUnits } from '@comanda/cart';
import type { CartView } from './use-cart';
import { useSettledOrder } from './use-settled-order';

/** Cart summary of a bar, without the taxes and the tip that its page calculates. */
export function useCartSum(): Pick<CartView, 'count' | 'subtotal'> {
  const { cart, checked } = useSettledOrder();
  return { count: countUnits(cart), subtotal: checked.subtotal };
}
