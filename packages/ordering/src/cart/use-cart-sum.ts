import { countUnits } from '@comanda/cart';
import type { CartView } from './use-cart';
import { useSettledOrder } from './use-settled-order';

/** What a bar tells of the cart, without the taxes and the tip that its page adds up. */
export function useCartSum(): Pick<CartView, 'count' | 'subtotal'> {
  const { cart, checked } = useSettledOrder();
  return { count: countUnits(cart), subtotal: checked.subtotal };
}
