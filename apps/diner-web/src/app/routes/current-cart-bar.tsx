import { useCart, useOrdering } from '@comanda/ordering';
import { pathTo } from '#app/paths';
import { CartBar } from '#features/cart-bar/cart-bar';

/** The way to the cart, at the bottom of every page of the menu. */
export function CurrentCartBar() {
  const { endpoint } = useOrdering();
  const { count, subtotal } = useCart();
  return <CartBar count={count} subtotal={subtotal} to={pathTo('cart', { endpoint })} />;
}
