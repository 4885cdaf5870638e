import { useCartSum, useOrdering } from '@comanda/ordering';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadCheckout } from '#app/checkout-pages';
import { pathTo } from '#app/paths';
import { CartBar } from '@comanda/ordering-ui/cart-bar';
import { MENU_TEXTS, useTexts, whenIdle } from '@comanda/web/late';

/** Links to the cart and shows its contents and total; hidden while it is empty. */
export function FilledCartBar() {
  const { endpoint } = useOrdering();
  const { count, subtotal } = useCartSum();
  const { i18n } = useTranslation();
  const areTextsThere = useTexts(MENU_TEXTS);
  const isEmpty = count === 0;
  useEffect(
    () => (isEmpty ? undefined : whenIdle(() => void preloadCheckout(i18n))),
    [isEmpty, i18n],
  );
  if (!areTextsThere) return null;
  return <CartBar count={count} subtotal={subtotal} to={pathTo('cart', { endpoint })} />;
}
