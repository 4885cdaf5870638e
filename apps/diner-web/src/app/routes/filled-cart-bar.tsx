import { useCart, useOrdering } from '@comanda/ordering';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadCheckout } from '#app/checkout-pages';
import { pathTo } from '#app/paths';
import { CartBar } from '#features/cart-bar/cart-bar';

/** What is in the cart and what it comes to, leading to it. */
export function FilledCartBar() {
  const { endpoint } = useOrdering();
  const { count, subtotal } = useCart();
  const { i18n } = useTranslation();
  useEffect(() => void preloadCheckout(i18n), [i18n]);
  return <CartBar count={count} subtotal={subtotal} to={pathTo('cart', { endpoint })} />;
}
