import { useCart, useOrdering } from '@comanda/ordering';
import { pathTo } from '#app/paths';
import { CartBar } from '#features/cart-bar/cart-bar';

/** What is in the cart and what it comes to, leading to it. */
export function FilledCartBar() {
  const { endpoint } = useOrdering();
  const { count, subtotal } = useCart();
  return <CartBar count={count} subtotal={subtotal} to={pathTo('cart', { endpoint })} />;
}
