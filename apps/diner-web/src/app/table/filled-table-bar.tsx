import { useCartSum } from '@comanda/ordering';
import { CartBar } from '#features/cart-bar/cart-bar';
import { CheckoutHint } from '#features/cart-bar/checkout-hint';
import { useParty } from './party-context';

/** What is in the cart and what it comes to, with a hint the first time. */
export function FilledTableBar() {
  const { paths } = useParty();
  const { count, subtotal } = useCartSum();
  return (
    <>
      <CheckoutHint />
      <CartBar count={count} subtotal={subtotal} to={paths.cart} />
    </>
  );
}
