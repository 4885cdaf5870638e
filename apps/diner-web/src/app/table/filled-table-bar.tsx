import { useCartSum } from '@comanda/ordering';
import { CartBar, CheckoutHint } from '@comanda/ordering-ui/cart-bar';
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
