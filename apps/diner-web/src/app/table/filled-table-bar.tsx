import { useCartSum } from '@comanda/ordering';
import { CartBar, CheckoutHint } from '@comanda/ordering-ui/cart-bar';
import { useParty } from './party-context';

/** Shows the cart's contents and total, with a hint the first time. */
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
